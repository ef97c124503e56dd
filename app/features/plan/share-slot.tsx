import { Suspense } from "react";
import { useCalm } from "~/browser/page/use-calm";
import { optionalPart } from "~/ui/layout/optional-part";
import type { ShareProps } from "./share-block";

/** Comes after the paint; its place is kept, so that nothing moves when it is there. */
const Content = optionalPart<ShareProps>(() => import("./share-block"));

/** Hands a part of a day to a friend. */
export const ShareBlock = (props: ShareProps) => (
  <div className="min-h-12">
    {useCalm() && (
      <Suspense>
        <Content {...props} />
      </Suspense>
    )}
  </div>
);
