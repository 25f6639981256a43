/** Messages for the reasons in the transition tables: why an action is unavailable. */
export const en = {
  reason_wrong_status: 'This can’t be done while the status is “{status}”.',
} as const;

export const ja: Record<keyof typeof en, string> = {
  reason_wrong_status: '状態が「{status}」の間はこの操作を行えません。',
};
