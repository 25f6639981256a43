const steps: Record<'horizontal' | 'vertical', Readonly<Record<string, -1 | 1>>> = {
  horizontal: { ArrowLeft: -1, ArrowRight: 1 },
  vertical: { ArrowUp: -1, ArrowDown: 1 },
};

/**
 * Where a key leads among tabs, around the ends and past those that are disabled.
 * @param disabled which tabs cannot be chosen, in order
 * @param at the tab that has the focus
 * @returns the place of the tab to go to; undefined where the key is none of ours
 */
export function tabAfter(
  key: string,
  orientation: 'horizontal' | 'vertical',
  disabled: readonly boolean[],
  at: number,
): number | undefined {
  const open = disabled.flatMap((off, index) => (off ? [] : [index]));
  if (key === 'Home') return open[0];
  if (key === 'End') return open.at(-1);
  const step = steps[orientation][key];
  if (step === undefined || open.length === 0) return undefined;
  const here = open.indexOf(at);
  return open[(here + step + open.length) % open.length];
}
