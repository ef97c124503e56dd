import { sharedLabels } from "#messages/ui";
import { Screen } from "~/ui/layout/screen";
import { SkeletonLine } from "~/ui/feedback/skeleton";

/** What the server renders of a demo's form: its head, which is its largest text and can be read before any script is there, and the shape of its questions. */
export function FormWaiting({ title, lead }: { title: string; lead: string }) {
  return (
    <Screen back={{ to: "/access", label: sharedLabels.back }} title={title} lead={lead}>
      <div aria-hidden="true" className="grid gap-7">
        {["w-full", "w-4/5", "w-1/2"].map((width) => (
          <div key={width} className="grid gap-2">
            <SkeletonLine className="w-24" />
            <SkeletonLine className={`h-12 ${width} rounded-md!`} />
          </div>
        ))}
      </div>
    </Screen>
  );
}
