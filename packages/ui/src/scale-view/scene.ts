/** How tall the drawn person is, in cm. */
export const personHeight = 170;

/** Size of the object for comparison, in cm. */
export const references = { person: { width: 46, height: personHeight }, bench: { width: 120, height: 45 } } as const;
export type Reference = keyof typeof references;

/** Height of a work's centre over the floor, in cm: a standing person's eye level. */
const eyes = 150;
/** Minimum distance from the floor, for works too tall for that. */
const overFloor = 20;
const margin = 40;
/** Minimum size of the visible wall. */
const room = { width: 320, height: 250 };
/** Works smaller than this in both directions get a ring: at true scale they would be hard to find. */
const tiny = 12;

/** A plausible length in cm: positive, and at most 10,000. */
export const isLength = (length: number | null | undefined): length is number =>
  typeof length === 'number' && Number.isFinite(length) && length > 0 && length <= 10_000;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Positions in cm, from the top left corner of the visible wall. */
export interface Scene {
  width: number;
  height: number;
  floor: number;
  /** The work including frame and mat. */
  outer: Box;
  /** Inside the frame. */
  mat: Box;
  work: Box;
  /** Bottom centre of the object for comparison. */
  stand: { x: number; y: number };
  /** Half the side length of the ring around a tiny work. */
  ring: number | null;
}

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/**
 * Lays out a work on a wall. All lengths in cm.
 * @param frame width of its frame, outside the work
 * @param mat width of the mat between the two
 */
export function sceneOf(
  size: { width: number; height: number },
  { frame = 0, mat = 0, reference }: { frame?: number; mat?: number; reference: Reference },
): Scene {
  const beside = references[reference];
  const outer = { width: size.width + 2 * (frame + mat), height: size.height + 2 * (frame + mat) };
  const middle = Math.max(eyes, overFloor + outer.height / 2);
  const above = Math.max(room.height, middle + outer.height / 2 + margin, beside.height + margin);
  const ground = Math.max(30, above * 0.12);
  const taken = outer.width + margin + beside.width;
  const width = Math.max(room.width, taken + 2 * margin);
  const left = (width - taken) / 2;
  const work = grown(
    { x: left, y: above - middle - outer.height / 2, width: outer.width, height: outer.height },
    -(frame + mat),
  );
  return {
    width,
    height: above + ground,
    floor: above,
    outer: grown(work, frame + mat),
    mat: grown(work, mat),
    work,
    stand: { x: left + outer.width + margin + beside.width / 2, y: above + ground * 0.35 },
    ring: Math.max(outer.width, outer.height) < tiny ? tiny : null,
  };
}

const fractions = [
  { ratio: 0.1, key: 'than.tenth' },
  { ratio: 0.25, key: 'than.quarter' },
  { ratio: 1 / 3, key: 'than.third' },
  { ratio: 0.5, key: 'than.half' },
  { ratio: 2 / 3, key: 'than.twoThirds' },
  { ratio: 1, key: 'than.same' },
  { ratio: 1.5, key: 'than.oneAndHalf' },
] as const;

/** The work's height for the text alternative: the nearest simple fraction of a person. */
export function comparison({ width, height }: { width: number; height: number }) {
  if (Math.max(width, height) < 10) return { key: 'than.small' as const, times: 0 };
  const ratio = height / personHeight;
  if (ratio >= 1.75) return { key: 'than.times' as const, times: Math.round(ratio) };
  const apart = (other: number) => Math.abs(Math.log(ratio / other));
  const nearest = fractions.reduce((best, each) => (apart(each.ratio) < apart(best.ratio) ? each : best));
  return { key: nearest.key, times: 0 };
}
