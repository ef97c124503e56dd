import { expect, test } from "vitest";
import { dayOfTarget, dayTarget } from "~/features/stops/day-targets";
import { areaOf, areaText, detectCollision, SHELF_AREA } from "~/features/stops/sortable";

const rectOf = (top: number, height: number) => ({
  top,
  height,
  bottom: top + height,
  left: 0,
  right: 300,
  width: 300,
});

/** What a card of that height is over, let down by the keyboard at `top`. */
function overAt(top: number, height: number, places: Record<string, ReturnType<typeof rectOf>>) {
  const droppableContainers = Object.keys(places).map((id) => ({
    id,
    key: id,
    disabled: false,
    data: {},
    node: {},
    rect: {},
  }));
  const drag = {
    active: { id: "card", data: {}, rect: { current: { initial: rectOf(0, height), translated: null } } },
    collisionRect: rectOf(top, height),
    droppableContainers,
    droppableRects: new Map(Object.entries(places)),
    pointerCoordinates: null,
  };
  return detectCollision(drag as never)[0]?.id;
}

test("a tall card is over what it came to: by its upper edge in another part of the day, by its lower edge among its own", () => {
  const elsewhere = { card: rectOf(0, 400), lunch: rectOf(500, 80), museum: rectOf(600, 80), tea: rectOf(820, 80) };
  expect(overAt(500, 400, elsewhere)).toBe("lunch");
  const own = { card: rectOf(0, 400), lunch: rectOf(410, 80), museum: rectOf(500, 80) };
  expect(overAt(90, 400, own)).toBe("lunch");
});

test("an empty part of the day and the empty shelf are called by their names", () => {
  expect([areaText(areaOf("evening")), areaText(SHELF_AREA), areaText("a-stop")]).toEqual(["the evening", "Ideas", ""]);
});

test("another day at the edge of the screen is meant, whatever stop lies beneath it", () => {
  const container = (id: string) => ({ id, key: id, disabled: false, data: {}, node: {}, rect: {} });
  const over = detectCollision({
    active: { id: "card", data: {}, rect: { current: { initial: rectOf(0, 80), translated: null } } },
    collisionRect: rectOf(500, 80),
    droppableContainers: ["museum", dayTarget(3)].map(container),
    droppableRects: new Map([
      ["museum", rectOf(500, 80)],
      [dayTarget(3), { ...rectOf(490, 100), left: 0, right: 300 }],
    ]),
    pointerCoordinates: { x: 20, y: 540 },
  } as never);
  expect(over.map(({ id }) => id)).toEqual([dayTarget(3)]);
  expect([areaText(dayTarget(3)), dayOfTarget(dayTarget(12)), dayOfTarget("a-stop")]).toEqual(["Day 3", 12, null]);
});
