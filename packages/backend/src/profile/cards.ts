/** What people may see of each other. */
import type { components } from '@smart-art/openapi/product';
import { and, asc, count, eq, exists, gte, inArray, isNull, like, or, type SQL } from 'drizzle-orm';
import { countryName, internationalNumber } from '../account/countries.ts';
import type { Queries } from '../db/database.ts';
import { agreements, industries, profiles, users } from '../db/schema/index.ts';
import type { Language } from '../messages/messages.ts';
import { searchPatterns } from '../products/folding.ts';
import type { User } from '../session/session.ts';
import { pictureAddress } from './picture-address.ts';

type PersonCard = components['schemas']['PersonCard'];

const ofTheHouse = ['super_admin', 'internal_user'] as const;
const sellers = ['artist', 'photographer', 'designer', 'architect', 'frame_vendor', 'exhibition_organiser'] as const;

/** Whether somebody sells. */
export const isSeller = ({ actor_type }: Pick<User, 'actor_type'>): boolean =>
  sellers.some((type) => type === actor_type);

interface Row {
  user: User;
  profile: typeof profiles.$inferSelect | null;
  industry: typeof industries.$inferSelect | null;
}

function contactOf({ user, profile }: Row): PersonCard['contact'] {
  if (!profile?.shows_contact) return null;
  return { email: user.email, telephone: internationalNumber(profile.telephone_code, profile.telephone) };
}

function cardIn(language: Language, row: Row): PersonCard {
  const { user, profile, industry } = row;
  return {
    id: user.id,
    firstname: user.firstname,
    lastname: user.lastname,
    // Buyers have no card: the queries below leave them out.
    actor_type: user.actor_type as PersonCard['actor_type'],
    company: profile?.company ?? null,
    industry: industry && (language === 'ja' ? industry.name_ja : industry.name_en),
    city: profile?.city ?? null,
    country: profile ? countryName(language, profile.country) : null,
    profile_image: pictureAddress(user),
    member_since: user.created_at.toISOString(),
    contact: contactOf(row),
  };
}

const rows = (queries: Queries) =>
  queries
    .select({ user: users, profile: profiles, industry: industries })
    .from(users)
    .leftJoin(profiles, eq(profiles.seller_id, users.id))
    .leftJoin(industries, eq(industries.id, profiles.industry_id));

/** The agreement is active on a day, as `isActive` has it. */
const isSubscribed = (queries: Queries, today: string) =>
  exists(
    queries
      .select()
      .from(agreements)
      .where(
        and(
          eq(agreements.seller_id, users.id),
          eq(agreements.payment_status, 'paid'),
          or(eq(agreements.subscription_type, 'Free'), gte(agreements.agreement_end_date, today)),
        ),
      ),
  );

type UserListType = 'internal' | 'subscribed';

interface CardList {
  type: UserListType;
  search: string;
  page: number;
  perPage: number;
  now: Date;
}

function listed(queries: Queries, { type, search, now }: CardList): SQL | undefined {
  const kind =
    type === 'internal'
      ? inArray(users.actor_type, ofTheHouse)
      : and(
          inArray(users.actor_type, sellers),
          isNull(users.current_step_no),
          isSubscribed(queries, now.toISOString().slice(0, 10)),
        );
  return and(kind, ...searchPatterns(search).map((pattern) => like(users.search_text, pattern)));
}

/** A page of the people in one of the two lists (000 section 6), by name. */
export async function listCards(queries: Queries, language: Language, list: CardList) {
  const where = listed(queries, list);
  const [tally] = await queries.select({ total: count() }).from(users).where(where);
  const found = await rows(queries)
    .where(where)
    .orderBy(asc(users.name_key), asc(users.id))
    .limit(list.perPage)
    .offset((list.page - 1) * list.perPage);
  return { total: tally?.total ?? 0, cards: found.map((row) => cardIn(language, row)) };
}

/**
 * The card of one person; undefined where nobody has the id, or a buyer. Whoever is still signing up is known to
 * themselves alone.
 */
export async function findCard(
  queries: Queries,
  language: Language,
  { id, viewer }: { id: string; viewer: string },
): Promise<PersonCard | undefined> {
  const isKnown = id === viewer ? undefined : isNull(users.current_step_no);
  const [row] = await rows(queries).where(
    and(eq(users.id, id), inArray(users.actor_type, [...sellers, ...ofTheHouse]), isKnown),
  );
  return row && cardIn(language, row);
}
