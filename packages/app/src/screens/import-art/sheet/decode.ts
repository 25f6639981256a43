/** Finds out in which characters a file was saved: nobody who exports a sheet knows. */

const startsWith = (bytes: Uint8Array, ...first: number[]) => first.every((byte, index) => bytes[index] === byte);

const decoded = (encoding: string, bytes: Uint8Array, fatal = false) =>
  new TextDecoder(encoding, { fatal }).decode(bytes);

function tried(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return decoded(encoding, bytes, true);
  } catch {
    return undefined;
  }
}

/** Every other byte of Latin text in UTF-16 is zero. */
function wideEncoding(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, 2000);
  const zeros = [0, 0];
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even + odd === 0) return undefined;
  return even > odd ? 'utf-16be' : 'utf-16le';
}

/** Kana, or kanji beside each other: accents of a Western file, misread, give single ones at most. */
const looksJapanese = (text: string) => /[\u3041-\u30fa]|[\u4e00-\u9fff]{2}/.test(text);

/** The text of a file in UTF-8, UTF-16, Shift_JIS or the Western characters of Windows. */
export function decodeText(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return decoded('utf-8', bytes);
  if (startsWith(bytes, 0xff, 0xfe)) return decoded('utf-16le', bytes);
  if (startsWith(bytes, 0xfe, 0xff)) return decoded('utf-16be', bytes);
  const wide = wideEncoding(bytes);
  if (wide) return decoded(wide, bytes);
  const utf8 = tried('utf-8', bytes);
  if (utf8 !== undefined) return utf8;
  const japanese = tried('shift_jis', bytes);
  return japanese !== undefined && looksJapanese(japanese) ? japanese : decoded('windows-1252', bytes);
}
