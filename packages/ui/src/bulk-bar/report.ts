import type { BulkFailure } from './BulkReport.tsx';

/** The report as plain text: a line each, the name and the reason apart by a tab, so that it falls into columns. */
export function reportText(title: string, failures: readonly BulkFailure[]): string {
  const line = (text: string) => text.replace(/\s+/gu, ' ').trim();
  return [line(title), ...failures.map(({ label, reason }) => `${line(label)}\t${line(reason)}`)].join('\n');
}
