/**
 * The number of a certificate: twelve signs of the work's id in groups of four, and the version of the record that the
 * certificate repeats. So the same record always has the same number, a later change has another, and whoever has the
 * number finds the work by it. The specification has no such field; nothing is stored.
 *
 * @example certificateNumber({ id: 'wrk_7h2k9q4m1x8b', version: 3 }) // '7H2K-9Q4M-1X8B-3'
 */
export function certificateNumber({ id, version }: { id: string; version: number }): string {
  const signs = id.slice(id.indexOf('_') + 1).replace(/[^0-9A-Za-z]/g, '');
  const groups =
    signs
      .slice(0, 12)
      .toUpperCase()
      .match(/.{1,4}/g) ?? [];
  return [...groups, version].join('-');
}
