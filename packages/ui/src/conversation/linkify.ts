/** A run of a text: words, or a web address that may be followed. */
export interface Run {
  text: string;
  href?: string;
}

/* Up to a space, a quotation mark or what ends a sentence in Japanese, which has no spaces. */
const candidate = /(?<![\p{L}\p{N}])https?:\/\/[^\s<>"'`「」『』（）【】、。，！？]+/giu;

/** Signs that nobody sees, or that turn the direction of reading: an address with one is a disguise. */
const unseen = /[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/u;

const closing: Record<string, string> = { ')': '(', ']': '[', '}': '{' };

/** Without the punctuation of the sentence the address stands in; a bracket belongs to it when it was opened in it. */
function trimmed(address: string): string {
  let end = address;
  for (;;) {
    const last = end.at(-1) ?? '';
    const opening = closing[last];
    const alone = opening !== undefined && end.split(opening).length < end.split(last).length;
    if (!(/[.,;:!?…*_~]/u.test(last) || alone)) return end;
    end = end.slice(0, -1);
  }
}

/**
 * The address, where it can be followed: the web's own, to a host that is what it looks like. A host outside ASCII can
 * pass for another (а for a); one with a name before it (bank.example@evil.example) does.
 */
function hrefOf(address: string): string | undefined {
  if (unseen.test(address) || !URL.canParse(address)) return;
  const url = new URL(address);
  const plain = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/u.test(url.hostname) && !/(^|\.)xn--/u.test(url.hostname);
  const web = url.protocol === 'https:' || url.protocol === 'http:';
  return web && plain && url.username === '' && url.password === '' ? url.href : undefined;
}

/** Takes a plain text apart into words and addresses. Everything of it is there again, in its order. */
export function linkify(text: string): Run[] {
  const runs: Run[] = [];
  let done = 0;
  const push = (run: Run) => {
    const last = runs.at(-1);
    if (run.href === undefined && last && last.href === undefined) last.text += run.text;
    else if (run.text) runs.push(run);
  };
  for (const { 0: found, index } of text.matchAll(candidate)) {
    const address = trimmed(found);
    const href = hrefOf(address);
    push({ text: text.slice(done, index) });
    push(href === undefined ? { text: address } : { text: address, href });
    done = index + address.length;
  }
  push({ text: text.slice(done) });
  return runs;
}
