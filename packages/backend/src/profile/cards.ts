/** What people may see of each other. */
import type { components } from '@smart-art/openapi/product';
import { and, asc, count, desc, eq, exists, gte, inArray, isNull, like, lt, or, type SQL, sql } from 'drizzle-orm';
import { countryName, internationalNumber } from '../account/countries.ts';
import type { Queries } from '../db/database.ts';
import { agreements, industries, profiles, users } from '../db/schema/index.ts';
import type { Language } from '../messages/messages.ts';
import { searchPatterns } from '../products/folding.ts';
import type { User } from '../session/session.ts';
import { pictureAddress } from './picture-address.ts';

type PersonCard = components['schemas']['PersonCard'];

const staffTypes = ['super_admin', 'internal_user'] as const;
const sellers = ['artist', 'photographer', 'designer', 'architect', 'frame_vendor', 'exhibition_organiser'] as const;

/** True for sellers. */
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
    // Never a buyer: the queries below exclude them.
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

/** Condition for an agreement active on a day, the same as in `isActive`. */
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
  actorType: PersonCard['actor_type'] | undefined;
  showsContact: boolean | undefined;
  /** First instant of the range of joining dates (in UTC), and the first one after it. */
  from: Date | undefined;
  to: Date | undefined;
  sort: keyof typeof orders;
  page: number;
  perPage: number;
  now: Date;
}

/* Equal names are sorted by time of joining. */
const orders = {
  name: [asc(users.name_key), asc(users.created_at), asc(users.id)],
  '-name': [desc(users.name_key), desc(users.created_at), desc(users.id)],
  member_since: [asc(users.created_at), asc(users.id)],
  '-member_since': [desc(users.created_at), desc(users.id)],
};

/** Condition for the people in one of the two lists. */
export const inList = (queries: Queries, { type, now }: Pick<CardList, 'type' | 'now'>): SQL | undefined =>
  type === 'internal'
    ? inArray(users.actor_type, staffTypes)
    : and(
        inArray(users.actor_type, sellers),
        isNull(users.current_step_no),
        isSubscribed(queries, now.toISOString().slice(0, 10)),
      );

/** Filters of a list. People without a profile show no contact details. */
const narrowed = ({ search, actorType, showsContact, from, to }: CardList): SQL | undefined =>
  and(
    ...searchPatterns(search).map((pattern) => like(users.search_text, pattern)),
    actorType && eq(users.actor_type, actorType),
    showsContact === undefined ? undefined : sql`coalesce(${profiles.shows_contact}, false) = ${showsContact}`,
    from === undefined ? undefined : gte(users.created_at, from),
    to === undefined ? undefined : lt(users.created_at, to),
  );

/** Counts of both lists, and of the requested one by type. */
async function countPeople(queries: Queries, list: CardList) {
  const tally = (type: UserListType) =>
    queries
      .select({ kind: users.actor_type, count: count() })
      .from(users)
      .where(inList(queries, { type, now: list.now }))
      .groupBy(users.actor_type);
  const tallies = { internal: await tally('internal'), subscribed: await tally('subscribed') };
  const sum = (type: UserListType) => tallies[type].reduce((total, each) => total + each.count, 0);
  const by_actor_type = Object.fromEntries(tallies[list.type].map((each) => [each.kind, each.count]));
  return { internal: sum('internal'), subscribed: sum('subscribed'), by_actor_type };
}

/** A page of one of the two lists of people (000 section 6), with counts. */
export async function listCards(queries: Queries, language: Language, list: CardList) {
  const where = and(inList(queries, list), narrowed(list));
  const [tally] = await queries
    .select({ total: count() })
    .from(users)
    .leftJoin(profiles, eq(profiles.seller_id, users.id))
    .where(where);
  const found = await rows(queries)
    .where(where)
    .orderBy(...orders[list.sort])
    .limit(list.perPage)
    .offset((list.page - 1) * list.perPage);
  const cards = found.map((row) => cardIn(language, row));
  return { total: tally?.total ?? 0, counts: await countPeople(queries, list), cards };
}

/**
 * The card of one person; undefined for an unknown id or a buyer. People who have not completed their sign-up are
 * visible only to themselves.
 */
export async function findCard(
  queries: Queries,
  language: Language,
  { id, viewer }: { id: string; viewer: string },
): Promise<PersonCard | undefined> {
  const isKnown = id === viewer ? undefined : isNull(users.current_step_no);
  const [row] = await rows(queries).where(
    and(eq(users.id, id), inArray(users.actor_type, [...sellers, ...staffTypes]), isKnown),
  );
  return row && cardIn(language, row);
}
