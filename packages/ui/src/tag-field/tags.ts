import { fold } from '../combo-box/matches.ts';

/** Separators between tags: commas of three scripts, semicolons, line breaks, tabs. */
const separator = /[,、，､;；\n\r\t]+/u;

/** Whether a text holds several tags, or a finished one. */
export const isSeparated = (text: string): boolean => separator.test(text);

/** The tags in a text, trimmed. */
export const splitTags = (text: string): string[] =>
  text
    .split(separator)
    .map((tag) => tag.replace(/\s+/gu, ' ').trim())
    .filter(Boolean);

export interface Bounds {
  /** Maximum number of tags. */
  most: number | undefined;
  /** Maximum length of a tag in characters. */
  longest: number | undefined;
  /** The only tags allowed. */
  known: readonly string[] | undefined;
}

/** Result of adding tags. */
export interface Added {
  tags: string[];
  added: string[];
  /** Duplicates, as spelled in the list. */
  twice: string[];
  /** Over the limit. */
  over: string[];
  tooLong: string[];
  unknown: string[];
}

/** Adds tags in order, ignoring duplicates regardless of case, width and accents. */
export function addTags(tags: readonly string[], entered: readonly string[], bounds: Bounds): Added {
  const result: Added = { tags: [...tags], added: [], twice: [], over: [], tooLong: [], unknown: [] };
  for (const each of entered) {
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

/** The rejected tags, which stay in the input for correction. */
export const rejectedTags = ({ over, tooLong, unknown }: Added): string[] => [...tooLong, ...unknown, ...over];
