import type { ReactNode } from "react";
import { Button } from "./button";
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
};

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({ open, onClose, onConfirm, title, description, confirmLabel, cancelLabel = "Keep it", pending, danger = true }: ConfirmDialogProps) {
  return (
    <Dialog
      {...{ open, onClose, title, description }}
      actions={
        <>
          <Button look={danger ? "danger" : "primary"} onClick={onConfirm} pending={pending}>
            {confirmLabel}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {cancelLabel}
          </Button>
        </>
      }
    />
  );
}
