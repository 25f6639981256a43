/** Keys that keyboard tables name differently from `user.keyboard`. */
const spelled: Record<string, string> = {
  Ctrl: 'Control',
  Command: 'Meta',
  '⌘': 'Meta',
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  '−': '-',
  comma: ',',
  'menu key': 'ContextMenu',
};

const modifiers = ['Control', 'Alt', 'Shift', 'Meta'];
const arrows = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

const modifier = /Ctrl|Control|Alt|Shift|Command|⌘/g;
const key =
  /Tab|Enter|Space|Escape|Home|End|Delete|Backspace|F\d+|comma|menu key|(?:Page|Arrow) \w+|[←→↑↓、]|(?<![^ ])[A-Z\d+−](?![^ ,])/;
const chord = new RegExp(`((?:(?:${modifier.source}) \\+ )*)(${key.source})`, 'gu');

/** Mac-only keys: the tests run elsewhere. */
const onMac = /, (?:or|on a Mac) (?:⌘|Command).*/;

const anyCharacter = /\bany (?:text|letter|date|time)\b|\bletters\b|\bdigits\b/;

/** Normalises a chord: `Control+Shift+ArrowLeft`. */
function spell(held: readonly string[], pressed: string): string {
  const last = { ' ': 'Space' }[pressed] ?? (pressed.length === 1 ? pressed.toLowerCase() : pressed);
  return [...modifiers.filter((each) => held.includes(each)), last].join('+');
}

/** The chords named by a row of a keyboard table: `Tab, Shift + Tab` are two. */
export function namedChords(keys: string): string[] {
  return [...keys.replace(onMac, '').matchAll(chord)].flatMap(([, before = '', name = '']) => {
    const held = (before.match(modifier) ?? []).map((each) => spelled[each] ?? each);
    if (name === 'Arrow keys') return arrows.map((arrow) => spell(held, arrow));
    return spell(held, spelled[name] ?? name.replace(/ (\w)/, (_, letter: string) => letter.toUpperCase()));
  });
}

/** The chords that a `user.keyboard` text presses, in order. */
export function pressedChords(text: string): string[] {
  let held: string[] = [];
  const chords: string[] = [];
  for (const [token] of text.matchAll(/\{\{|\[\[|\{[^}]+\}|\[[^\]]+\]|./gsu)) {
    const name = token.length > 2 ? token.slice(1, -1).replace(/>\d*\/?$/, '') : token.slice(0, 1);
    if (name.startsWith('/') && name !== '/') held = held.filter((each) => each !== name.slice(1));
    else if (modifiers.includes(name)) held.push(name);
    else chords.push(spell(held, name));
  }
  return chords;
}

/** The chords that a row of a keyboard table names but its test did not press. */
export function unpressed(keys: string, pressed: readonly string[]): string[] {
  const missing = namedChords(keys).filter((each) => !pressed.includes(each));
  const typed = pressed.some((each) => [...each].length === 1 || each === 'Space');
  return anyCharacter.test(keys) && !typed ? [...missing, 'a character'] : missing;
}
