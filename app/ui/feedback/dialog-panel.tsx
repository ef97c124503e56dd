import * as Radix from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { sharedLabels } from "#messages/ui";

export type DialogProps = {
  open: boolean;
  /** Called when the traveller closes it: the cross, Escape, or a tap beside it. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
};

/** The open dialog: a sheet at the bottom of a phone, a card in the middle of a wide screen. */
export default function DialogPanel({ open, onClose, title, description, children, actions }: DialogProps) {
  // Radix gives the focus back to a trigger of its own; here the button that asked is anywhere on the screen.
  const opener = useRef(document.activeElement);
  const giveFocusBack = (event: Event) => {
    event.preventDefault();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  return (
    <Radix.Root open={open} onOpenChange={(stays) => !stays && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-[#0d0e14b3]" />
        <Radix.Content
          onCloseAutoFocus={giveFocusBack}
          {...(description ? {} : { "aria-describedby": undefined })}
          className="safe-bottom fixed inset-x-0 bottom-0 z-50 grid max-h-[85dvh] animate-arrive gap-3 overflow-y-auto rounded-t-xl bg-raised p-6 text-ink shadow-lift sm:inset-auto sm:left-1/2 sm:top-1/2 sm:w-[30rem] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-xl"
        >
          <Radix.Title className="pe-12 font-display text-xl font-semibold">{title}</Radix.Title>
          {description && <Radix.Description className="text-ink-soft">{description}</Radix.Description>}
          {children}
          {actions && <div className="mt-3 grid gap-2.5 sm:flex">{actions}</div>}
          <Radix.Close
            aria-label={sharedLabels.close}
            className="absolute end-3 top-3 grid size-12 place-items-center rounded-md text-ink-soft hover:bg-sunken"
          >
            <X aria-hidden="true" className="size-5" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
