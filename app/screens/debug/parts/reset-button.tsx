import { useState } from "react";
import { Button } from "~/ui/actions/button";
import { ConfirmDialog } from "~/ui/feedback/confirm-dialog";
import { toast } from "~/ui/feedback/toast";

export type ResetButtonProps = {
  label: string;
  question: string;
  consequence: string;
  done: string;
  reset: () => void;
};

/** Forgets something on this device, after asking. */
export function ResetButton({ label, question, consequence, done, reset }: ResetButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const confirm = () => {
    reset();
    setAsking(false);
    toast(done);
  };
  return (
    <>
      <Button look="secondary" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title={question}
        description={consequence}
        confirmLabel={label}
      />
    </>
  );
}
