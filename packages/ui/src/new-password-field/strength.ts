/** How hard a password is to guess, judged locally without a service. */
export type Strength = 'weak' | 'fair' | 'good' | 'strong';

export const strengths: readonly Strength[] = ['weak', 'fair', 'good', 'strong'];

/** The most common words in lists of leaked passwords. */
const common = [
  ...['password', 'passwort', 'passw', 'welcome', 'letmein', 'iloveyou', 'admin', 'login', 'secret', 'master', 'hello'],
  ...['dragon', 'monkey', 'sunshine', 'princess', 'football', 'baseball', 'shadow', 'superman', 'batman', 'trustno'],
  ...['whatever', 'starwars', 'pokemon', 'computer', 'internet', 'charlie', 'michael', 'jordan', 'ashley', 'daniel'],
  ...['sakura', 'nihon', 'nippon', 'tokyo', 'osaka', 'kyoto', 'japan', 'arigato', 'doraemon', 'naruto', 'himitsu'],
  ...['summer', 'winter', 'spring', 'autumn', 'flower', 'cheese', 'freedom', 'ninja', 'mustang', 'access', 'changeme'],
  ...['gallery', 'artist', 'smartart', 'painting', 'museum', 'default', 'guest', 'test', 'user', 'root', 'temp'],
];

/** Neighbouring keys, alphabets and digits, in either direction. */
const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1qaz2wsx3edc4rfv'];
const runs = [...rows, ...rows.map((row) => [...row].reverse().join(''))];

const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Entropy in bits of a predictable piece, whatever its length. */
const cost = { personal: 3, common: 7, run: 5, repeat: 2, year: 6 };

interface Piece {
  length: number;
  bits: number;
}

/** The longest word that the text starts with. */
const longest = (text: string, words: readonly string[]): number =>
  words.reduce((most, word) => (word.length > most && text.startsWith(word) ? word.length : most), 0);

/** How many characters follow one of the runs: `4567…`. */
function alongRun(text: string): number {
  let most = 0;
  for (const run of runs) {
    const at = run.indexOf(text.slice(0, 3));
    if (at < 0) continue;
    let length = 3;
    while (length < text.length && run[at + length] === text[length]) length += 1;
    most = Math.max(most, length);
  }
  return text.length < 3 ? 0 : most;
}

/** How many characters repeat the preceding ones: `abcabc`, `aaaa`. */
function repeated(before: string, text: string): number {
  if (text[0] === before.at(-1) && text[0] === text[1]) return /^(.)\1*/su.exec(text)?.[0].length ?? 0;
  let length = 0;
  while (length < text.length && before.includes(text.slice(0, length + 1))) length += 1;
  return length >= 3 ? length : 0;
}

/** The predictable piece at the start of a text, if any. */
function predictable(plain: string, spelled: string, at: number, personal: readonly string[]): Piece | null {
  const rest = plain.slice(at);
  const found: Piece[] = [
    { length: Math.max(longest(rest, personal), longest(spelled.slice(at), personal)), bits: cost.personal },
    { length: Math.max(longest(rest, common), longest(spelled.slice(at), common)), bits: cost.common },
    { length: alongRun(rest), bits: cost.run },
    { length: repeated(plain.slice(0, at), rest), bits: cost.repeat },
    { length: /^(19|20)\d\d/.test(rest) ? 4 : 0, bits: cost.year },
  ];
  const best = found.reduce((one, other) => (other.length > one.length ? other : one));
  return best.length > 0 ? best : null;
}

/** Bits of one unpredictable character, by its kind. */
function bitsOf(character: string): number {
  if (/\p{Nd}/u.test(character)) return 3.3;
  // Letters form words: each predicts half of the next.
  if (/[a-z]/iu.test(character)) return 2.8;
  if (/\p{L}/u.test(character)) return 6;
  return 5;
}

/** Letters that cannot be a word count as random. */
const isWord = (letters: string) => {
  const vowels = letters.replace(/[^aeiouy]/gi, '').length / letters.length;
  return vowels >= 0.2 && vowels <= 0.7 && !/[^aeiouy]{5}/i.test(letters) && !/[a-z][A-Z]/.test(letters);
};

/** Estimated entropy in bits, for an attacker who knows common patterns. */
export function bits(password: string, personal: readonly string[] = []): number {
  const known = personal
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .map((text) => text.normalize('NFKC').toLowerCase())
    .filter((text) => text.length >= 3);
  // The beginning is enough for very long text.
  const text = password.normalize('NFKC').slice(0, 128);
  // All of the same length as the text, so that indexes match.
  const plain = text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const spelled = plain.replace(/[013457@$!]/g, (sign) => lookalikes[sign] ?? sign);
  let sum = 0;
  for (let at = 0; at < text.length; ) {
    const piece = predictable(plain, spelled, at, known);
    if (piece) {
      // A capital or a look-alike inside costs a guess or two more.
      const varied = text.slice(at, at + piece.length) !== spelled.slice(at, at + piece.length) && piece.bits > 3;
      sum += piece.bits + (varied ? 2 : 0);
      at += piece.length;
      continue;
    }
    const [letters = ''] = /^[a-z]+/i.exec(text.slice(at)) ?? [];
    const mixed = /[a-z]/.test(text) && /[A-Z]/.test(text.slice(1)) ? 1 : 0;
    sum += letters.length >= 3 && isWord(letters) ? 2.8 : letters ? 4.7 + mixed : bitsOf(text[at] ?? '');
    at += 1;
  }
  return sum;
}

/**
 * Rates a password by estimated guessing time, not by required character classes.
 * @param personal data an attacker would know: name, email address
 */
export function passwordStrength(password: string, personal: readonly string[] = []): Strength {
  const found = bits(password, personal);
  if (found < 28) return 'weak';
  if (found < 40) return 'fair';
  return found < 56 ? 'good' : 'strong';
}
