/** A run of text that is in both versions, or only in one. */
export interface Part {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Above this many edits the text counts as replaced: a word diff would only confuse. */
const mostEdits = 600;

/** Splits text into words and punctuation; Intl.Segmenter also handles Japanese, which has no spaces. */
export function wordsOf(text: string, locale: string): string[] {
  return Array.from(new Intl.Segmenter(locale, { granularity: 'word' }).segment(text), ({ segment }) => segment);
}

/** Word diff of a text. Removed parts come before their replacement. */
export function diffText(before: string, after: string, locale: string): Part[] {
  const parts = diffSequence(wordsOf(before, locale), wordsOf(after, locale));
  return joined(
    parts ?? [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ],
  );
}

/** Splits off leading and trailing spaces, which are not marked. A text of spaces only is kept as the words. */
export function edgesOf(text: string): { before: string; words: string; after: string } {
  const words = text.trim();
  if (!words) return { before: '', words: text, after: '' };
  const at = text.indexOf(words);
  return { before: text.slice(0, at), words, after: text.slice(at + words.length) };
}

/** Diff of a list, in order. */
export function diffList(before: readonly string[], after: readonly string[]): Part[] {
  const whole = (kind: Part['kind']) => (text: string) => ({ kind, text });
  return diffSequence(before, after) ?? [...before.map(whole('removed')), ...after.map(whole('added'))];
}

/** Myers' shortest edit script. @returns null if the two differ too much */
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
  /** The farthest index in `before` on each diagonal, per number of edits. */
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

/** Merges adjacent parts of one kind; spaces between two changes join the change, so that a phrase stays together. */
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
