/** Sort keys and search texts of people. */
import { asc, eq } from 'drizzle-orm';
import { profiles, users } from '../db/schema/index.ts';
import { searchText, sortKey } from '../products/folding.ts';
import type { Services } from '../services.ts';

interface Names {
  firstname: string;
  lastname: string;
  name_reading?: string | null;
}

/** The columns derived from a person's names and business; write them together. */
export const personTexts = (
  { firstname, lastname, name_reading }: Names,
  business?: { company: string; city: string } | null,
) => ({
  name_key: sortKey(name_reading ?? `${lastname} ${firstname}`) || '~',
  search_text: searchText([firstname, lastname, business?.company, business?.city, name_reading]),
});

const batch = 500;

/** Fills the columns of people stored without them. */
export async function indexPeople({ queries }: Services): Promise<void> {
  const found = await queries
    .select({ user: users, business: profiles })
    .from(users)
    .leftJoin(profiles, eq(profiles.seller_id, users.id))
    .where(eq(users.name_key, ''))
    .orderBy(asc(users.id))
    .limit(batch);
  for (const { user, business } of found) {
    await queries.update(users).set(personTexts(user, business)).where(eq(users.id, user.id));
  }
}
