/** Searches supporters and other sellers. */

import type { components } from '@smart-art/openapi/product';
import { personName } from '@smart-art/openapi/rules';
import { and, asc, desc, eq, like, max } from 'drizzle-orm';
import { nameOf } from '../crowdfunding/contribution.ts';
import type { Queries } from '../db/database.ts';
import { contributions, supporters, users } from '../db/schema/index.ts';
import { fold, searchPatterns } from '../products/folding.ts';
import { inList } from '../profile/cards.ts';
import { perKind } from './bound.ts';

type FoundPerson = components['schemas']['FoundPerson'];

const wordsOf = (query: string) => fold(query).split(' ');

/** Supporters of the seller's requests with a matching name, by latest contribution. Few enough to filter in memory. */
export async function findSupporters(tx: Queries, sellerId: string, query: string): Promise<FoundPerson[]> {
  const rows = await tx
    .select({ supporter: supporters })
    .from(contributions)
    .innerJoin(supporters, eq(supporters.id, contributions.supporter_id))
    .where(eq(contributions.seller_id, sellerId))
    .groupBy(supporters.id)
    .orderBy(desc(max(contributions.at)), desc(supporters.id));
  const words = wordsOf(query);
  return rows
    .filter(({ supporter: { firstname, lastname, company } }) => {
      const text = fold(`${firstname} ${lastname} ${firstname} ${company ?? ''}`);
      return words.every((word) => text.includes(word));
    })
    .slice(0, perKind)
    .map(({ supporter }) => ({
      id: supporter.id,
      kind: 'supporter',
      name: nameOf(supporter),
      company: supporter.company,
    }));
}

/** Matching sellers from the list of people, by name. */
export async function findSellers(tx: Queries, query: string, now: Date): Promise<FoundPerson[]> {
  const rows = await tx
    .select({ id: users.id, firstname: users.firstname, lastname: users.lastname })
    .from(users)
    .where(
      and(
        inList(tx, { type: 'subscribed', now }),
        ...searchPatterns(query).map((pattern) => like(users.search_text, pattern)),
      ),
    )
    .orderBy(asc(users.name_key), asc(users.id))
    .limit(perKind);
  return rows.map(({ id, firstname, lastname }) => ({
    id,
    kind: 'seller',
    name: personName(firstname, lastname),
    company: null,
  }));
}
