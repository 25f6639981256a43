/** Part of a text: plain, or a web address that becomes a link. */
export interface Run {
  text: string;
  href?: string;
}

/* Up to a space, a quotation mark or Japanese punctuation, since Japanese has no spaces. */
const candidate = /(?<![\p{L}\p{N}])https?:\/\/[^\s<>"'`「」『』（）【】、。，！？]+/giu;

/** Invisible and bidirectional control characters: an address that contains one may be spoofed. */
const unseen = /[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/u;

const closing: Record<string, string> = { ')': '(', ']': '[', '}': '{' };

/**
 * Without the punctuation of the surrounding sentence. A closing bracket belongs to the address only if it was opened
 * in it.
 */
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
 * The href, if it is safe to link: http(s), to a host that is what it looks like. A non-ASCII host can imitate another
 * (а for a), as can a user name before it (bank.example@evil.example).
 */
function hrefOf(address: string): string | undefined {
  if (unseen.test(address) || !URL.canParse(address)) return;
  const url = new URL(address);
  const plain = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/u.test(url.hostname) && !/(^|\.)xn--/u.test(url.hostname);
  const web = url.protocol === 'https:' || url.protocol === 'http:';
  return web && plain && url.username === '' && url.password === '' ? url.href : undefined;
}

/** Splits plain text into text and addresses, without losing any of it. */
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
