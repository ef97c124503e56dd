import { useNavigate } from "@remix-run/react";
import { useState } from "react";
import { isUnauthenticated, problemMessage } from "../api/api-problem";
import { endRefusedSession } from "../session/guards";

export type Command = {
  pending: boolean;
  /** Why the last try failed, as a sentence; null while all is well. */
  problem: string | null;
  /** Gives what the work gives, or null when it failed. A 401 leads to /access. */
  run: <Reply>(work: () => Promise<Reply>) => Promise<Reply | null>;
  /** Forgets the last failure. */
  clear: () => void;
};

/** One command that a button gives, with its waiting and its failing; `otherwise` is said where a failure has no sentence of its own. */
export function useCommand(otherwise: string): Command {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const navigate = useNavigate();
  const run = async <Reply>(work: () => Promise<Reply>): Promise<Reply | null> => {
    setPending(true);
    setProblem(null);
    try {
      return await work();
    } catch (error) {
      if (isUnauthenticated(error)) {
        endRefusedSession();
        navigate("/access", { replace: true });
      } else setProblem(problemMessage(error, otherwise));
      return null;
    } finally {
      setPending(false);
    }
  };
  return { pending, problem, run, clear: () => setProblem(null) };
}
