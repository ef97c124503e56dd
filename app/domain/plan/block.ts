import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from "../forms/limits";

/** The three blocks of a day, in the order they are lived (SPEC section 3). */
export const BLOCK_NAMES = ["morning", "afternoon", "evening"] as const;

export type BlockName = (typeof BLOCK_NAMES)[number];

/** From which hour until which a part of the day is meant where nobody set a time. */
export const PART_HOURS: Record<BlockName, readonly [from: number, until: number]> = {
  morning: [9, 12],
  afternoon: [13, 17],
  evening: [18, 21],
};

/** Who wrote a text: a language model, the built-in planner, or a traveller by hand. */
export const SOURCES = ["openai", "embedded", "traveller"] as const;

export type Source = (typeof SOURCES)[number];

/** What is true of a field whatever it holds. */
type About = {
  /** Whether the organizer may change it; what is not writable follows from where the block stands. */
  writable: boolean;
  /** Whether a traveller sees it, so that changing it alone changes what the plan tells them. */
  shown: boolean;
};

/**
 * One field of a block. `default` is its value where nobody gave one: in a new block, and in a stored one that was written before the field
 * existed, or holds something else in its place. `merges`: typed letter by letter by several people at once; all else is one value, the last
 * one written of which stays. A stored text that is longer than `longest` is read up to there.
 */
export type BlockFieldRule =
  | (About & { type: "text"; longest: number; lines: "one" | "several"; required?: true; merges?: true; default: "" })
  | (About & { type: "boolean"; default: boolean })
  | (About & { type: "choice"; of: readonly string[]; default: string })
  | (About & { type: "id"; default: null })
  | (About & { type: "number"; least: number; most: number; default: null });

/**
 * All fields of a block. The type `Block`, the shapes of the calls, the shared document, what is read of stored plans, what counts as a change and
 * what a draft may hold are derived from this record: a new field is added here, and to the screens that ask for it or show it.
 */
export const BLOCK_FIELDS = {
  title: {
    type: "text",
    longest: MAX_NAME_LENGTH,
    lines: "one",
    required: true,
    merges: true,
    default: "",
    writable: true,
    shown: true,
  },
  description: {
    type: "text",
    longest: MAX_TEXT_LENGTH,
    lines: "several",
    merges: true,
    default: "",
    writable: true,
    shown: true,
  },
  /** The part of the day that the block is; a stored block has that of the place where it lies. */
  timeOfDay: { type: "choice", of: BLOCK_NAMES, default: "morning", writable: false, shown: false },
  location: { type: "text", longest: MAX_NAME_LENGTH, lines: "one", default: "", writable: true, shown: true },
  neighborhoodTag: { type: "text", longest: MAX_NAME_LENGTH, lines: "one", default: "", writable: true, shown: true },
  isTicketed: { type: "boolean", default: false, writable: true, shown: true },
  isDayTrip: { type: "boolean", default: false, writable: true, shown: true },
  source: { type: "choice", of: SOURCES, default: "traveller", writable: true, shown: false },
  /** True when every place named comes from the destination data; false for ideas. */
  verified: { type: "boolean", default: false, writable: true, shown: false },
  /** Null where the block names no known place, as are `lat` and `lng`. */
  placeId: { type: "id", default: null, writable: true, shown: false },
  lat: { type: "number", least: -90, most: 90, default: null, writable: true, shown: false },
  lng: { type: "number", least: -180, most: 180, default: null, writable: true, shown: false },
} as const satisfies Record<string, BlockFieldRule>;

type Fields = typeof BLOCK_FIELDS;

export type BlockField = keyof Fields;

/** The type of a field's values, by its rule. */
export type FieldValue<Rule> = Rule extends { type: "text" }
  ? string
  : Rule extends { type: "boolean" }
    ? boolean
    : Rule extends { type: "choice"; of: readonly (infer Choice)[] }
      ? Choice
      : Rule extends { type: "id" }
        ? string | null
        : Rule extends { type: "number" }
          ? number | null
          : never;

/** What happens in one part of a day. */
export type Block = { -readonly [Name in keyof Fields]: FieldValue<Fields[Name]> };

type FieldsThat<Trait> = { [Name in BlockField]: Fields[Name] extends Trait ? Name : never }[BlockField];

/** The fields that several people type at once. */
export type TextField = FieldsThat<{ merges: true }>;
/** The fields that are one value each. */
export type PlainField = Exclude<BlockField, TextField>;
export type WritableField = FieldsThat<{ writable: true }>;

/** What may be changed of a block; what is left out stays (DESIGN section 3). */
export type BlockPatch = { [Name in WritableField]?: Block[Name] | undefined };

const isBlockField = (name: string): name is BlockField => name in BLOCK_FIELDS;
const isTextField = (name: BlockField): name is TextField => "merges" in BLOCK_FIELDS[name];
const isWritable = (name: BlockField): name is WritableField => BLOCK_FIELDS[name].writable;

export const ALL_FIELDS: readonly BlockField[] = Object.keys(BLOCK_FIELDS).filter(isBlockField);
export const TEXT_FIELDS: readonly TextField[] = ALL_FIELDS.filter(isTextField);
export const PLAIN_FIELDS: readonly PlainField[] = ALL_FIELDS.filter((name) => !isTextField(name));
export const WRITABLE_FIELDS: readonly WritableField[] = ALL_FIELDS.filter(isWritable);
const SHOWN_FIELDS: readonly BlockField[] = ALL_FIELDS.filter((name) => BLOCK_FIELDS[name].shown);

/** Whether two blocks hold the same, who wrote them and where they lie included. */
export const isSameBlock = (a: Block, b: Block): boolean => ALL_FIELDS.every((name) => a[name] === b[name]);

/** Whether two blocks tell a traveller the same; who wrote them does not count. */
export const sameToTravellers = (a: Block, b: Block): boolean => SHOWN_FIELDS.every((name) => a[name] === b[name]);
