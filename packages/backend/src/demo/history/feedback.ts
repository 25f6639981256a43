/** Published customer feedback. */
import { keepFeedback } from '../../visitors/feedback.ts';
import { type HistoryStep, sandboxAction } from './context.ts';

const feedback = (
  daysAgo: number,
  star: number,
  first_name: string,
  last_name: string,
  message: string,
): HistoryStep => ({
  daysAgo,
  async run(context) {
    const input = { email: `${daysAgo}@example.com`, first_name, last_name, message, star } as const;
    const { id } = await keepFeedback(context.tx, input, undefined, context.now);
    await sandboxAction(context, 'feedback.publish', { id });
  },
});

export const feedbackSteps: readonly HistoryStep[] = [
  feedback(212, 5, 'Emma', 'Larsen', 'The painting came in a crate made for it, with the label already on the back.'),
  feedback(
    148,
    4,
    '直樹',
    '高橋',
    '旅館の廊下に飾る版画をお借りしています。季節ごとの入れ替えも、画面ひとつで済みます。',
  ),
  feedback(
    95,
    5,
    'Priya',
    'Raghavan',
    'I sent a photograph of the wall and its measurements. What arrived fits to the centimetre.',
  ),
  feedback(
    41,
    5,
    '恵',
    '佐藤',
    '作家さんから制作途中の写真が届くのが毎週の楽しみでした。届いた日は家族みんなで箱を開けました。',
  ),
  feedback(12, 4, 'Daniel', 'Okafor', 'One return, no arguing: the money was back within the week.'),
];
