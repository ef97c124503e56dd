import { Keyboard } from "lucide-react";
import { shortcutTexts as texts } from "#messages/trip-home";
import { Button } from "~/ui/actions/button";
import { Dialog } from "~/ui/feedback/dialog";
import { turnShortcuts, useShortcutsOn } from "./shortcuts-on";

const KEYS = [
  { keys: ["j", "↓"], does: texts.next },
  { keys: ["k", "↑"], does: texts.previous },
  { keys: ["Enter"], does: texts.enter },
  { keys: ["/"], does: texts.find },
  { keys: ["?"], does: texts.help },
] as const;

type ShortcutsHelpProps = {
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** Where coming to a day does not open it yet. */
  opensByEnter: boolean;
};

/** The quiet button that says there are keys, and what they do. Nothing on a phone, which has none. */
export default function ShortcutsHelp({ open, onOpen, onClose, opensByEnter }: ShortcutsHelpProps) {
  const on = useShortcutsOn();
  return (
    <>
      <Button look="quiet" className="-mx-5 text-sm max-lg:hidden" onClick={onOpen}>
        <Keyboard aria-hidden="true" className="size-5" />
        {texts.open}
      </Button>
      <Dialog
        open={open}
        onClose={onClose}
        title={texts.title}
        description={on ? texts.about : texts.off}
        actions={
          <Button look="secondary" onClick={() => turnShortcuts(!on)}>
            {on ? texts.turnOff : texts.turnOn}
          </Button>
        }
      >
        <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2.5">
          {KEYS.filter(({ does }) => opensByEnter || does !== texts.enter).map(({ keys, does }) => (
            <div key={does} className="contents">
              <dt className="flex gap-1.5">
                {keys.map((key) => (
                  <kbd
                    key={key}
                    className="min-w-8 rounded-sm border border-edge bg-sunken px-2 py-0.5 text-center font-mono text-sm font-semibold"
                  >
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}
