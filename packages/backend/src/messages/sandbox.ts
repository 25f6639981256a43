/** Messages of the sandbox. */
export const en = {
  clockShiftWrong: 'Enter a duration such as 8d, 12h, 30m or -1d.',
  clockTooFar: 'The clock can be at most a hundred years away from the real time.',
  sandboxOtherOrigin: 'The sandbox takes forms only from its own pages.',
} as const;

export const ja: Record<keyof typeof en, string> = {
  clockShiftWrong: '8d、12h、30m、-1d のように長さを入力してください。',
  clockTooFar: '時計は実際の時刻から百年以内で動かしてください。',
  sandboxOtherOrigin: 'サンドボックスは自身のページからの送信だけを受け付けます。',
};
