import type { ConversationMessage, Person } from './types.ts';

/** People and a thread for stories. */
export const me: Person = { id: 'me', name: 'Edith Villiers' };
export const haruka: Person = { id: 'haruka', name: '田中 はるか' };
export const jonas: Person = { id: 'jonas', name: 'Jonas Ek' };

export const written = (
  id: string,
  author: Person,
  at: string,
  text: string,
  more: Partial<ConversationMessage> = {},
): ConversationMessage => ({ id, author, at, text, ...more });

export const thread: ConversationMessage[] = [
  written('1', haruka, '2026-04-03T09:12:00Z', 'It would hang above our piano. Could you include a certificate?'),
  written('2', haruka, '2026-04-03T09:14:00Z', 'このあたりの壁です。\nhttps://atelier.example/wall?light=north'),
  written('3', me, '2026-04-03T10:02:00Z', 'Of course. It travels with the work, signed.', {
    documents: [{ id: 'c', name: 'certificate-ridges-late.pdf', href: '#certificate', size: '240 KB' }],
  }),
  written('4', jonas, '2026-04-04T08:30:00Z', 'The crate is ready. Pick-up on Monday?'),
  written('5', haruka, '2026-04-05T07:55:00Z', 'Monday is fine. ありがとうございます。'),
  written('6', me, '2026-04-05T09:20:00Z', 'Then Monday it is.', { status: 'sending' }),
];

/** A long thread: two people alternate, with a new day every twenty messages. */
export const long = (count: number): ConversationMessage[] =>
  Array.from({ length: count }, (_, index) =>
    written(
      `long-${index}`,
      index % 3 ? haruka : me,
      new Date(Date.UTC(2026, 0, 1 + Math.floor(index / 20), 9, index % 20)).toISOString(),
      `Message ${index + 1} of a long thread.`,
    ),
  );
