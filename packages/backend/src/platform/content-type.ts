/** Detects a private file's type by its content; the name and the declared type are not trusted. */
import { open } from 'node:fs/promises';
import { kindOf } from '../images/kind.ts';

const headLength = 4096;

/** Text without control characters other than line breaks and tabs. */
function isText(head: Buffer): boolean {
  try {
    // The head may end in the middle of a character.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
    return !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text);
  } catch {
    return false;
  }
}

/** The content type of a file; undefined if it is not a known one. */
export async function contentTypeOf(path: string): Promise<string | undefined> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headLength), 0, headLength, 0);
    const head = buffer.subarray(0, bytesRead);
    if (bytesRead === 0) return undefined;
    if (head.toString('latin1', 0, 5) === '%PDF-') return 'application/pdf';
    const picture = kindOf(head);
    if (picture) return `image/${picture}`;
    return isText(head) ? 'text/plain' : undefined;
  } finally {
    await file.close();
  }
}
