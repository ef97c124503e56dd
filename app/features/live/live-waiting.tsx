import { Card } from "~/ui/layout/card";
import { Screen } from "~/ui/layout/screen";
import { SkeletonLine } from "~/ui/feedback/skeleton";

export type LiveWaitingProps = { title: string; lead: string; back: { to: string; label: string } };

/**
 * What the server renders of a live screen, in the shape of the screen to come. Its text can be read before any script
 * is there and is the largest text of the screen, so that the first paint is also the largest.
 */
export function LiveWaiting({ title, lead, back }: LiveWaitingProps) {
  return (
    <Screen title={title} lead={lead} back={back}>
      <Card className="grid gap-9" aria-hidden="true">
        {["w-3/5", "w-4/5", "w-1/2"].map((width) => (
          <div key={width} className="flex items-center gap-3">
            <SkeletonLine className="size-12 rounded-full!" />
            <div className="grid grow gap-2">
              <SkeletonLine className="h-3.5 w-20" />
              <SkeletonLine className={width} />
            </div>
          </div>
        ))}
      </Card>
    </Screen>
  );
}
