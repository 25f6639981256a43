/** What a mail is about: a picture with its title, and the facts below it, put into words when the mail is decided. */
import type { Money } from '@smart-art/openapi/rules';
import type { Image } from '../images/image.ts';
import { type Language, type MessageKey, word, written } from '../messages/messages.ts';

/** A fact and its value: a text as it was typed, a sum, a day (`2026-11-18`) or an instant in ISO 8601. */
export type MailFact = { label: MessageKey } & (
  | { text: string }
  | { money: Money }
  | { day: string }
  | { moment: string }
);

export interface NewMailCard {
  /** Of the work, the order or the request, as it was typed. */
  title?: string;
  picture?: Image | undefined;
  facts: readonly MailFact[];
}

/** A picture and the size at which it is shown, in CSS pixels. */
interface MailPicture {
  /** As the product's answers name it: `/product/files/…`. */
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** A card in words. */
export interface MailCard {
  title: string | null;
  picture: MailPicture | null;
  facts: { label: string; value: string }[];
}

/** The room for a picture, in CSS pixels: the page of a mail without its margins and the mat, and no more than a screen high. */
const room = { width: 526, height: 400 };

function pictureIn(language: Language, image: Image, title = ''): MailPicture | null {
  const scale = Math.min(1, room.width / image.width, room.height / image.height);
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  const [width, height] = [scaled(image.width), scaled(image.height)];
  // The narrowest file that is not blown up: a mail is small, and the last is the full size.
  const source = image.sources.find((file) => file.width >= width) ?? image.sources.at(-1);
  return source ? { url: source.url, width, height, alt: image.alt_text[language] || title } : null;
}

function valueIn(language: Language, fact: MailFact, timeZone?: string): string {
  if ('money' in fact) return written(language, 'money', fact.money);
  if ('day' in fact) return written(language, 'date', fact.day);
  return 'moment' in fact ? written(language, 'moment', fact.moment, timeZone) : fact.text;
}

/** @param timeZone of whoever reads it: an IANA name; UTC when left out */
export const cardIn = (language: Language, { title, picture, facts }: NewMailCard, timeZone?: string): MailCard => ({
  title: title ?? null,
  picture: picture ? pictureIn(language, picture, title) : null,
  facts: facts.map((fact) => ({
    label: word(language, { key: fact.label }),
    value: valueIn(language, fact, timeZone),
  })),
});
