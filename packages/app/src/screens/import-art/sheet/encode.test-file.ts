import type { Encoding } from './encodings.ts';

const tables = new Map<string, Map<string, number[]>>();

/** The bytes of each character in an encoding, found by decoding. */
function tableOf(encoding: string): Map<string, number[]> {
  const made = tables.get(encoding) ?? new Map<string, number[]>();
  if (made.size > 0) return made;
  const decoder = new TextDecoder(encoding);
  const add = (...bytes: number[]) => {
    const sign = decoder.decode(new Uint8Array(bytes));
    if ([...sign].length === 1 && sign !== '\ufffd' && !made.has(sign)) made.set(sign, bytes);
  };
  for (let first = 0; first < 256; first += 1) add(first);
  for (let first = 0x81; first < 255; first += 1) for (let second = 0x30; second < 255; second += 1) add(first, second);
  tables.set(encoding, made);
  return made;
}

const wide = (text: string, isBig: boolean) =>
  [...text].flatMap((sign) => {
    const code = sign.charCodeAt(0);
    return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8];
  });

/** ISO-2022-JP: the byte pairs of EUC-JP without their high bits, between escape sequences. */
function escaped(text: string): number[] {
  const table = tableOf('euc-jp');
  return text
    .split(/(\P{ASCII}+)/u)
    .flatMap((part, index) =>
      index % 2 === 0
        ? [...part].map((sign) => sign.charCodeAt(0))
        : [
            ...[0x1b, 0x24, 0x42],
            ...[...part].flatMap((sign) => table.get(sign) ?? []).map((byte) => byte & 0x7f),
            ...[0x1b, 0x28, 0x42],
          ],
    );
}

/** A text encoded as a program would save it. */
export function encodeAs(encoding: Encoding, text: string): Uint8Array<ArrayBuffer> {
  if (encoding === 'utf-8') return new Uint8Array(new TextEncoder().encode(text));
  if (encoding === 'utf-16le' || encoding === 'utf-16be') return new Uint8Array(wide(text, encoding === 'utf-16be'));
  if (encoding === 'iso-2022-jp') return new Uint8Array(escaped(text));
  const table = tableOf(encoding);
  return new Uint8Array(
    [...text].flatMap((sign) => {
      const bytes = table.get(sign);
      if (!bytes) throw new Error(`${encoding} has no ${sign}`);
      return bytes;
    }),
  );
}
