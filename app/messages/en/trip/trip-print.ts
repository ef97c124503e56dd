import type { BlockName } from "~/domain/plan/block";
import { blockTexts } from "#messages/ui/blocks";

/** Every sentence of /tripprint. */
export const tripPrintTexts = {
  documentTitle: "Print your trip · Wayfellow",
  loading: "Laying out your pages…",
  title: "Print your trip",
  lead: "One page a day, in black and white if you like. On a phone, “Save as PDF” keeps it for the road.",
  back: "All days",
  print: "Print",
  day: (day: number, total: number): string => `Day ${day} of ${total}`,
  line: (day: number): string => `The line of day ${day}`,
  part: (block: BlockName, title: string): string => `${blockTexts.title[block]}: ${title}`,
  ticket: "Needs a ticket",
  dayTrip: "Day trip",
  onward: (way: string): string => `On to the next: ${way}`,
  made: "Made with Wayfellow. Check opening times before you set off.",
  noDays: "There are no days to print yet.",
};
