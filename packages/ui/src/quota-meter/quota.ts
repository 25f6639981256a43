const units = ['B', 'kB', 'MB', 'GB', 'TB'] as const;

/** Units of 1024, as the quota is sold: 5 GB are 5 · 1024³ bytes. */
function scaleOf(bytes: number): number {
  const power = bytes > 0 ? Math.floor(Math.log2(bytes) / 10) : 0;
  return Math.min(power, units.length - 1);
}

/**
 * "2.1 / 5 GB": both in the total's unit, so that they can be compared at a glance; each in its own ("14 MB / 5 GB") if
 * the used bytes would round to zero.
 * @param usedBytes 0 or more
 * @param totalBytes 0 or more
 */
export function formatQuota(usedBytes: number, totalBytes: number, locale: string): string {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const whole = scaleOf(totalBytes);
  const inUnit = (bytes: number, power: number) => number.format(bytes / 1024 ** power);
  const all = `${inUnit(totalBytes, whole)} ${units[whole]}`;
  const used = inUnit(usedBytes, whole);
  if (usedBytes === 0 || used !== number.format(0)) return `${used} / ${all}`;
  const own = scaleOf(usedBytes);
  return `${inUnit(usedBytes, own)} ${units[own]} / ${all}`;
}

/** Share used, from 0 to 1; a quota of 0 is full. */
export function quotaShare(usedBytes: number, totalBytes: number): number {
  return totalBytes > 0 ? Math.min(usedBytes / totalBytes, 1) : 1;
}
