import { mergeRoomState, readRoomState } from "~/contracts/room/room-calls";
import { handleRoom } from "~/server/http/handle";
import { mergeRoomState as merge } from "~/server/rooms/merge-room-state";
import { readRoomState as read } from "~/server/rooms/read-room-state";

export const loader = handleRoom(readRoomState, read, ["GET", "POST"]);
export const action = handleRoom(mergeRoomState, merge, ["GET", "POST"]);
