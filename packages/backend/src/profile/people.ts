/** What others may see of a person. */
import { personName } from '@smart-art/openapi/rules';
import { inArray } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { users } from '../db/schema/index.ts';
import { pictureAddress } from './picture-address.ts';

export interface Person {
  id: string;
  firstname: string;
  lastname: string;
  /** Only for those who may contact the person. */
  email: string;
  picture: string | null;
}

export const nameOf = ({ firstname, lastname }: Pick<Person, 'firstname' | 'lastname'>) =>
  personName(firstname, lastname);

/** People by their ids. */
export async function peopleOf(queries: Queries, ids: Iterable<string>): Promise<Map<string, Person>> {
  const distinct = [...new Set(ids)];
  if (distinct.length === 0) return new Map();
  const rows = await queries
    .select({
      id: users.id,
      firstname: users.firstname,
      lastname: users.lastname,
      email: users.email,
      picture_key: users.picture_key,
      picture_file: users.picture_file,
    })
    .from(users)
    .where(inArray(users.id, distinct));
  return new Map(
    rows.map((row) => {
      const { id, firstname, lastname, email } = row;
      return [id, { id, firstname, lastname, email, picture: pictureAddress(row) }];
    }),
  );
}
