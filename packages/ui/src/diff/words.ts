/** A stretch of text that both versions have, or only one of them. */
export interface Part {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Beyond so many differences a text is a new one: showing it word by word would only confuse. */
const mostEdits = 600;

/** A text as the words and signs between which a person would see a difference; Japanese has no spaces to tell. */
export function wordsOf(text: string, locale: string): string[] {
  return Array.from(new Intl.Segmenter(locale, { granularity: 'word' }).segment(text), ({ segment }) => segment);
}

/** What of a text was removed and added, word by word. Removed stands before what took its place. */
export function diffText(before: string, after: string, locale: string): Part[] {
  const parts = diffSequence(wordsOf(before, locale), wordsOf(after, locale));
  return joined(
    parts ?? [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ],
  );
}

/** A stretch of text and the spaces at its edges, which stay outside of what marks it. Spaces alone are the words. */
export function edgesOf(text: string): { before: string; words: string; after: string } {
  const words = text.trim();
  if (!words) return { before: '', words: text, after: '' };
  const at = text.indexOf(words);
  return { before: text.slice(0, at), words, after: text.slice(at + words.length) };
}

/** What of a list was removed and added, in its order. */
export function diffList(before: readonly string[], after: readonly string[]): Part[] {
  const whole = (kind: Part['kind']) => (text: string) => ({ kind, text });
  return diffSequence(before, after) ?? [...before.map(whole('removed')), ...after.map(whole('added'))];
}

/** Myers' shortest edit script. @returns null when the two are too different */
function diffSequence(before: readonly string[], after: readonly string[]): Part[] | null {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  const rest = Math.min(before.length, after.length) - start;
  while (end < rest && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  const same = (text: string): Part => ({ kind: 'same', text });
  const middle = shortest(before.slice(start, before.length - end), after.slice(start, after.length - end));
  return middle && [...before.slice(0, start).map(same), ...middle, ...before.slice(before.length - end).map(same)];
}

function shortest(before: readonly string[], after: readonly string[]): Part[] | null {
  const most = Math.min(before.length + after.length, mostEdits);
  /** The farthest place in `before` on each diagonal, after each number of edits. */
  const traces: Map<number, number>[] = [];
  let reach = new Map([[1, 0]]);
  for (let edits = 0; edits <= most; edits += 1) {
    const next = new Map(reach);
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      let x = stepsDown(reach, diagonal, edits) ? (reach.get(diagonal + 1) ?? 0) : (reach.get(diagonal - 1) ?? 0) + 1;
      while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal]) x += 1;
      next.set(diagonal, x);
      if (x >= before.length && x - diagonal >= after.length) return backtrack([...traces, reach], before, after);
    }
    traces.push(reach);
    reach = next;
  }
  return null;
}

const stepsDown = (reach: Map<number, number>, diagonal: number, edits: number) =>
  diagonal === -edits || (diagonal !== edits && (reach.get(diagonal - 1) ?? -1) < (reach.get(diagonal + 1) ?? -1));

function backtrack(traces: Map<number, number>[], before: readonly string[], after: readonly string[]): Part[] {
  const parts: Part[] = [];
  let [x, y] = [before.length, after.length];
  for (let edits = traces.length - 1; edits >= 0; edits -= 1) {
    const reach = traces[edits] as Map<number, number>;
    const diagonal = x - y;
    const previous = stepsDown(reach, diagonal, edits) ? diagonal + 1 : diagonal - 1;
    const fromX = reach.get(previous) ?? 0;
    const fromY = fromX - previous;
    while (x > fromX && y > fromY && x > 0 && y > 0) {
      x -= 1;
      y -= 1;
      parts.push({ kind: 'same', text: before[x] as string });
    }
    if (edits === 0) break;
    if (x > fromX) parts.push({ kind: 'removed', text: before[fromX] as string });
    else parts.push({ kind: 'added', text: after[fromY] as string });
    [x, y] = [fromX, fromY];
  }
  return parts.reverse();
}

/** Neighbours of a kind as one; spaces between two changes belong to the change, so that a phrase reads as a phrase. */
function joined(parts: readonly Part[]): Part[] {
  const result: Part[] = [];
  let removed = '';
  let added = '';
  const flush = () => {
    if (removed) result.push({ kind: 'removed', text: removed });
    if (added) result.push({ kind: 'added', text: added });
    removed = '';
    added = '';
  };
  parts.forEach(({ kind, text }, at) => {
    if (kind === 'removed') removed += text;
    else if (kind === 'added') added += text;
    else if (removed && added && /^\s+$/u.test(text) && parts[at + 1] && parts[at + 1]?.kind !== 'same') {
      removed += text;
      added += text;
    } else {
      flush();
      const last = result.at(-1);
      if (last?.kind === 'same') last.text += text;
      else result.push({ kind: 'same', text });
    }
  });
  flush();
  return result;
}
