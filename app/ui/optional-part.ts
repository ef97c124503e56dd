import { lazy, type ReactNode } from "react";

type Part<Props> = { default: (props: Props) => ReactNode };

/** A part of a screen that is fetched when it is first shown. One that cannot be fetched leaves its place empty: the screen serves without. */
export const optionalPart = <Props extends object>(load: () => Promise<Part<Props>>) => lazy((): Promise<Part<Props>> => load().catch(() => ({ default: () => null })));
