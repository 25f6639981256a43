/** The card in an email: a picture with its title, and facts below it. It is translated when the mail is queued. */
import type { Money } from '@smart-art/openapi/rules';
import type { Image } from '../images/image.ts';
import { type Language, type MessageKey, translate, written } from '../messages/messages.ts';

/** A fact and its value: free text, a sum, a day (`2026-11-18`) or an instant in ISO 8601. */
export type MailFact = { label: MessageKey } & (
  | { text: string }
  | { money: Money }
  | { day: string }
  | { moment: string }
);

export interface NewMailCard {
  /** Title of the work, order or request, as entered. */
  title?: string;
  picture?: Image | undefined;
  facts: readonly MailFact[];
}

/** A picture and its display size in CSS pixels. */
interface MailPicture {
  /** As in the API's responses: `/product/files/…`. */
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** A translated card. */
export interface MailCard {
  title: string | null;
  picture: MailPicture | null;
  facts: { label: string; value: string }[];
}

/** Space for a picture, in CSS pixels: the mail's width without margins and mat, and at most one screen high. */
const room = { width: 526, height: 400 };

function pictureIn(language: Language, image: Image, title = ''): MailPicture | null {
  const scale = Math.min(1, room.width / image.width, room.height / image.height);
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  const [width, height] = [scaled(image.width), scaled(image.height)];
  // The narrowest file that need not be scaled up, to keep the mail small; the last one is the full size.
  const source = image.sources.find((file) => file.width >= width) ?? image.sources.at(-1);
  return source ? { url: source.url, width, height, alt: image.alt_text[language] || title } : null;
}

function valueIn(language: Language, fact: MailFact, timeZone?: string): string {
  if ('money' in fact) return written(language, 'money', fact.money);
  if ('day' in fact) return written(language, 'date', fact.day);
  return 'moment' in fact ? written(language, 'moment', fact.moment, timeZone) : fact.text;
}

/** @param timeZone of the reader: an IANA name; UTC by default */
export const cardIn = (language: Language, { title, picture, facts }: NewMailCard, timeZone?: string): MailCard => ({
  title: title ?? null,
  picture: picture ? pictureIn(language, picture, title) : null,
  facts: facts.map((fact) => ({
    label: translate(language, { key: fact.label }),
    value: valueIn(language, fact, timeZone),
  })),
});
