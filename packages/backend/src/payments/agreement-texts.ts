/** Agreement texts by page key (000 section 7), in both languages and all versions. */
import type { operations } from '@smart-art/openapi/product';
import { and, eq, lte, max } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { agreement_texts } from '../db/schema/index.ts';
import { dateOf } from '../general/agreement.ts';
import type { Language } from '../messages/messages.ts';

type PageKey = operations['getAgreementRecord']['parameters']['path']['page_key'];
type AgreementText = operations['getAgreementRecord']['responses'][200]['content']['application/json']['data'];

/** The version in force; undefined if there is none yet. */
async function currentVersion(queries: Queries, pageKey: PageKey, now: Date): Promise<number | undefined> {
  const [found] = await queries
    .select({ version: max(agreement_texts.version) })
    .from(agreement_texts)
    .where(and(eq(agreement_texts.page_key, pageKey), lte(agreement_texts.in_force_from, dateOf(now))));
  return found?.version ?? undefined;
}

/**
 * The text of an agreement.
 *
 * @param version the one in force by default; future versions are not available
 */
export async function agreementText(
  queries: Queries,
  pageKey: PageKey,
  language: Language,
  { version, now }: { version: number | undefined; now: Date },
): Promise<AgreementText | undefined> {
  const current = await currentVersion(queries, pageKey, now);
  if (current === undefined || (version ?? 0) > current) return undefined;
  const [found] = await queries
    .select()
    .from(agreement_texts)
    .where(
      and(
        eq(agreement_texts.page_key, pageKey),
        eq(agreement_texts.version, version ?? current),
        eq(agreement_texts.language, language),
      ),
    );
  if (!found) return undefined;
  const { title, sections, in_force_from } = found;
  return {
    page_key: pageKey,
    version: found.version,
    current_version: current,
    in_force_from,
    language,
    title,
    sections,
  };
}
