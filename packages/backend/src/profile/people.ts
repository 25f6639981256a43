/** What others may see of a person. */
import { inArray } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { users } from '../db/schema/index.ts';

export interface Person {
  id: string;
  firstname: string;
  lastname: string;
  /** For those only who may reach the person. */
  email: string;
  picture: string | null;
}

/** First and last name, as signatures have them. */
export const nameOf = ({ firstname, lastname }: Pick<Person, 'firstname' | 'lastname'>) =>
  `${firstname} ${lastname}`.trim();

/** People by their ids. */
export async function peopleOf(queries: Queries, ids: Iterable<string>): Promise<Map<string, Person>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await queries
    .select({ id: users.id, firstname: users.firstname, lastname: users.lastname, email: users.email })
    .from(users)
    .where(inArray(users.id, wanted));
  return new Map(rows.map((row) => [row.id, { ...row, picture: null }]));
}
