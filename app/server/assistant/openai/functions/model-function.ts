import type * as z from "zod/mini";
import type { Hands } from "./hands";

/** A function that the model may call. `run` gives what it is told, or throws `NotDone` with what is wrong. */
export type ModelFunction<Shape extends z.ZodMiniType> = {
  says: string;
  shape: Shape;
  run: (hands: Hands, given: z.output<Shape>) => object | Promise<object>;
};
