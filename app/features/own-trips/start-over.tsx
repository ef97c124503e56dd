import { useNavigate } from "@remix-run/react";
import { useState } from "react";
import { Button } from "~/ui/actions/button";
import { ConfirmDialog } from "~/ui/feedback/confirm-dialog";

export type StartOverProps = {
  label: string;
  question: string;
  /** What goes from this phone, and what stays on the server. */
  consequence: string;
  keepLabel: string;
  /** Dressed as dangerous unless told otherwise. */
  danger?: boolean;
  clear: () => void;
};

/** Forgets something on this device after asking, and leads to the start. */
export function StartOver({ label, question, consequence, keepLabel, danger, clear }: StartOverProps) {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const confirm = () => {
    clear();
    navigate("/");
  };
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title={question}
        description={consequence}
        confirmLabel={label}
        cancelLabel={keepLabel}
        danger={danger}
      />
    </>
  );
}
