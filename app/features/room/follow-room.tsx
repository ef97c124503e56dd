import { Outlet } from "@remix-run/react";
import { useFollowReach } from "~/browser/api/use-follow-reach";
import { useRoom } from "~/browser/room/use-room";
import { useLocal } from "~/browser/storage/local-copy";
import { ScreenTop } from "~/ui/layout/screen-top";
import { useWhenCalm } from "~/browser/page/use-calm";

const loadBar = () => import("./room-bar");
const bar = <LateBar />;

/** Nobody is seen, and nothing is said, before the room is reached; so what shows it comes when the page is calm, as the room does. */
function LateBar() {
  const part = useWhenCalm(loadBar);
  return part && <part.RoomBar />;
}

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
