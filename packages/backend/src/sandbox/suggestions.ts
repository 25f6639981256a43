/** Suggestions for form fields that name a record. */
import { personName } from '@smart-art/openapi/rules';
import { desc } from 'drizzle-orm';
import { users } from '../db/schema/index.ts';
import type { Services } from '../services.ts';
import type { SandboxAction, SandboxField, Suggest, Suggestion } from './action.ts';

const atMost = 50;

/** Sellers by email, the newest first. */
const suggestSellers: Suggest = async ({ queries }) => {
  const found = await queries.select().from(users).orderBy(desc(users.created_at), desc(users.id)).limit(atMost);
  return found.map(({ email, firstname, lastname }) => ({ value: email, label: personName(firstname, lastname) }));
};

const namesSeller = ({ name, kind }: SandboxField) => kind === 'text' && /^seller(_email)?$/.test(name);

/** The suggestions of a field; undefined if it has none. */
export const suggestOf = (field: SandboxField): Suggest | undefined =>
  field.suggest ?? (namesSeller(field) ? suggestSellers : undefined);

/** Loads each source of suggestions once, however many fields use it. */
export async function suggestionsFor(
  services: Services,
  actions: readonly SandboxAction[],
): Promise<Map<Suggest, readonly Suggestion[]>> {
  const sources = new Set(actions.flatMap(({ fields }) => fields.flatMap((field) => suggestOf(field) ?? [])));
  const lists = await Promise.all([...sources].map(async (source) => [source, await source(services)] as const));
  return new Map(lists);
}
