import { Outlet } from "@remix-run/react";
import { useFollowReach } from "~/browser/api/use-follow-reach";
import { useRoom } from "~/browser/room/use-room";
import { useLocal } from "~/browser/storage/local-copy";
import { ScreenTop } from "~/ui/layout/screen-top";
import { idlePart } from "~/browser/page/optional-part";

/** Nobody is seen, and nothing is said, before the room is reached; so what shows it comes when the page is idle, as the room does. */
const RoomBar = idlePart(() => import("./room-bar"));
const bar = <RoomBar />;

/** Around every screen of the trip at hand (`app/routes.ts`): it holds the trip's room, paints what is said there, and says how far it can be believed. */
export default function FollowRoom() {
  const tripId = useLocal("tripData")?.tripId ?? null;
  useRoom(tripId);
  useFollowReach(tripId);
  return (
    <ScreenTop.Provider value={bar}>
      <Outlet />
    </ScreenTop.Provider>
  );
}
