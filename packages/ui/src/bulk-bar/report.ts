import type { BulkFailure } from './BulkReport.tsx';

/**
 * The report as plain text: one line per row, name and reason separated by a tab, so that a spreadsheet splits them.
 */
export function reportText(title: string, failures: readonly BulkFailure[]): string {
  const line = (text: string) => text.replace(/\s+/gu, ' ').trim();
  return [line(title), ...failures.map(({ label, reason }) => `${line(label)}\t${line(reason)}`)].join('\n');
}
