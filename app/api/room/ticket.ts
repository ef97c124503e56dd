import { requestRoomTicket } from "~/contracts/room/room-calls";
import { handle, methodNotAllowed } from "~/server/http/handle";
import { requestRoomTicket as useCase } from "~/server/rooms/request-room-ticket";

export const action = handle(requestRoomTicket, useCase);
export const loader = methodNotAllowed("POST");
