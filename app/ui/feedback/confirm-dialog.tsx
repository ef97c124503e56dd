import type { ReactNode } from "react";
import { confirmTexts } from "#messages/ui";
import { Button } from "../actions/button";
import { Dialog } from "./dialog";

export type ConfirmDialogProps = {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: ReactNode;
  /** What will be lost and what stays. */
  description?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  pending?: boolean;
  danger?: boolean;
  /** Why it did not work, where it was tried. */
  children?: ReactNode;
};

/** The two answers to a question: do it, or leave it. */
export function ConfirmActions({
  onClose,
  onConfirm,
  confirmLabel,
  cancelLabel = confirmTexts.keep,
  pending,
  danger = true,
}: Pick<ConfirmDialogProps, "onClose" | "onConfirm" | "confirmLabel" | "cancelLabel" | "pending" | "danger">) {
  return (
    <>
      <Button look={danger ? "danger" : "primary"} onClick={onConfirm} pending={pending}>
        {confirmLabel}
      </Button>
      <Button look="quiet" onClick={onClose}>
        {cancelLabel}
      </Button>
    </>
  );
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({ open, onClose, title, description, children, ...answers }: ConfirmDialogProps) {
  return (
    <Dialog {...{ open, onClose, title, description }} actions={<ConfirmActions onClose={onClose} {...answers} />}>
      {children}
    </Dialog>
  );
}
