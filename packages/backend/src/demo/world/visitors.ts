/** What people who bought, rented or sold here say of it. */
import { keepFeedback } from '../../visitors/feedback.ts';
import { others, type Scene } from './stage.ts';

const said = (ago: number, star: number, first_name: string, last_name: string, message: string): Scene => ({
  ago,
  async play(stage) {
    const input = { email: `${ago}@example.com`, first_name, last_name, message, star } as const;
    const { id } = await keepFeedback(stage.tx, input, undefined, stage.now);
    await others(stage, 'feedback.publish', { id });
  },
});

export const visitorScenes: readonly Scene[] = [
  said(212, 5, 'Emma', 'Larsen', 'The painting came in a crate made for it, with the label already on the back.'),
  said(148, 4, '直樹', '高橋', '旅館の廊下に飾る版画をお借りしています。季節ごとの入れ替えも、画面ひとつで済みます。'),
  said(
    95,
    5,
    'Priya',
    'Raghavan',
    'I sent a photograph of the wall and its measurements. What arrived fits to the centimetre.',
  ),
  said(
    41,
    5,
    '恵',
    '佐藤',
    '作家さんから制作途中の写真が届くのが毎週の楽しみでした。届いた日は家族みんなで箱を開けました。',
  ),
  said(12, 4, 'Daniel', 'Okafor', 'One return, no arguing: the money was back within the week.'),
];
