/** How long a crowdfunding request takes contributions (001 section 3: validity in months). */

/** The same instant so many months later; a day that the month does not have becomes its last one. UTC. */
export function monthsAfter(instant: Date, months: number): Date {
  const later = new Date(instant);
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(instant.getUTCDate(), lastDay));
  return later;
}
