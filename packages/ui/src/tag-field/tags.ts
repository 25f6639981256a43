import { fold } from '../combo-box/matches.ts';

/** What parts one tag from the next: commas of three scripts, semicolons, lines, tabs. */
const separator = /[,、，､;；\n\r\t]+/u;

/** Whether a text holds more than one tag, or one that is finished. */
export const isSeparated = (text: string): boolean => separator.test(text);

/** The tags in a text, without the space around them. */
export const splitTags = (text: string): string[] =>
  text
    .split(separator)
    .map((tag) => tag.replace(/\s+/gu, ' ').trim())
    .filter(Boolean);

export interface Bounds {
  /** At most so many tags. */
  most: number | undefined;
  /** At most so many characters in one. */
  longest: number | undefined;
  /** The only ones there may be. */
  known: readonly string[] | undefined;
}

/** What became of tags that were to be added. */
export interface Added {
  tags: string[];
  added: string[];
  /** There already; as they stand there. */
  twice: string[];
  /** For which there was no room. */
  over: string[];
  tooLong: string[];
  unknown: string[];
}

/** Adds tags in their order, each once, whatever its case, width and accents. */
export function addTags(tags: readonly string[], wanted: readonly string[], bounds: Bounds): Added {
  const result: Added = { tags: [...tags], added: [], twice: [], over: [], tooLong: [], unknown: [] };
  for (const each of wanted) {
    const tag = bounds.known?.find((known) => fold(known) === fold(each)) ?? each;
    const there = result.tags.find((other) => fold(other) === fold(tag));
    if (there !== undefined) result.twice.push(there);
    else if (bounds.known && !bounds.known.includes(tag)) result.unknown.push(tag);
    else if (bounds.longest !== undefined && [...tag].length > bounds.longest) result.tooLong.push(tag);
    else if (bounds.most !== undefined && result.tags.length >= bounds.most) result.over.push(tag);
    else {
      result.tags.push(tag);
      result.added.push(tag);
    }
  }
  return result;
}

/** What was refused and should stay to be put right. */
export const refused = ({ over, tooLong, unknown }: Added): string[] => [...tooLong, ...unknown, ...over];
