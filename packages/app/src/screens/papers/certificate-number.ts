/**
 * A certificate's number: twelve characters of the work's id in groups of four, and the version of the record that it
 * prints. The same record always has the same number, a change gets a new one, and the number leads back to the work.
 * The specification has no such field, and nothing is stored.
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
