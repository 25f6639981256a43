/** Sellers' business records: held against what the contract cannot say, kept, and told. */
import type { components } from '@smart-art/openapi/product';
import { plainIban, plainSortCode } from '@smart-art/openapi/rules';
import { and, desc, eq } from 'drizzle-orm';
import { bankRefusals } from '../account/bank-refusals.ts';
import { countryOfPhoneCode, isCountry, isPossibleNumber } from '../account/countries.ts';
import type { Queries } from '../db/database.ts';
import { documents, industry_sub_types, profiles } from '../db/schema/index.ts';
import { type FieldErrors, unprocessable } from '../http/http-error.ts';
import { type DocumentRow, documentOf } from '../platform/documents.ts';
import type { InstallationKey } from '../secrets/installation-key.ts';
import type { Services } from '../services.ts';
import type { User } from '../session/session.ts';

type Schemas = components['schemas'];
export type Profile = Schemas['Profile'];
type BusinessRecord = Schemas['BusinessRecord'];
type BankDetails = Schemas['BankDetails'];
type ProfileRow = typeof profiles.$inferSelect;
type NewProfile = Omit<typeof profiles.$inferInsert, 'seller_id' | 'updated_at'>;

/** The kind of document that a passbook photograph is. */
export const passbookKind = 'passbook';

const bankPurpose = 'bank details';

const digits = (number: string) => number.replace(/\D/g, '');

const lines = ['telephone', 'mobile', 'fax'] as const;

/** What is wrong with the numbers, by the fields of the form. */
function phoneRefusals(business: BusinessRecord): FieldErrors {
  const refused: FieldErrors = {};
  for (const line of lines) {
    const code = business[`${line}_code`];
    if (!countryOfPhoneCode(code)) refused[`business.${line}_code`] = [{ key: 'phoneCodeUnknown' }];
    else if (!isPossibleNumber(code, business[line])) refused[`business.${line}`] = [{ key: 'phoneImpossible' }];
  }
  return refused;
}

async function refusalsOf(tx: Queries, business: BusinessRecord): Promise<FieldErrors> {
  const refused = phoneRefusals(business);
  if (!isCountry(business.country)) refused['business.country'] = [{ key: 'countryUnknown' }];
  const pair = and(
    eq(industry_sub_types.id, business.industry_sub_type_id),
    eq(industry_sub_types.industry_id, business.industry_id),
  );
  const [subType] = await tx.select().from(industry_sub_types).where(pair);
  if (!subType) refused['business.industry_sub_type_id'] = [{ key: 'subTypeUnknown' }];
  return refused;
}

/**
 * A business record as it is kept.
 *
 * @param bank what is said of it beside; null where nothing is
 * @throws HttpError 422 by field
 */
export async function businessColumns(tx: Queries, business: BusinessRecord, bank: BankDetails | null = null) {
  const ofBank = bank ? bankRefusals(bank, (part) => `bank_details.${part}`) : {};
  const refused = { ...(await refusalsOf(tx, business)), ...ofBank };
  if (Object.keys(refused).length > 0) throw unprocessable(refused);
  return {
    ...business,
    company: business.company.trim(),
    telephone: digits(business.telephone),
    mobile: digits(business.mobile),
    fax: digits(business.fax),
    address_line_1: business.address_line_1.trim(),
    address_line_2: business.address_line_2?.trim() ?? null,
    city: business.city.trim(),
    state: business.state?.trim() ?? null,
    pin_code: business.pin_code.trim(),
  };
}

/** Writes a seller's record; what is not named stays. */
export async function saveBusiness(tx: Queries, sellerId: string, row: NewProfile, now: Date): Promise<void> {
  const values = { ...row, updated_at: now };
  await tx
    .insert(profiles)
    .values({ seller_id: sellerId, ...values })
    .onConflictDoUpdate({ target: profiles.seller_id, set: values });
}

/** Codes without what only helps to read them. */
const plainCodes = ({ iban, sort_code }: BankDetails) => ({
  ...(iban && { iban: plainIban(iban) }),
  ...(sort_code && { sort_code: plainSortCode(sort_code) }),
});

/** Bank details are money's address: sealed at rest. */
export const encryptBankDetails = (
  installationKey: InstallationKey,
  bank: BankDetails | null | undefined,
): string | null => (bank ? installationKey.seal(bankPurpose, JSON.stringify({ ...bank, ...plainCodes(bank) })) : null);

/** A part that nobody has said is null; those kept before a part was known have none of it. */
const unsaid = {
  branch_name: null,
  account_type: null,
  swift_code: null,
  ifsc_code: null,
  iban: null,
  sort_code: null,
  routing_number: null,
};

function decryptBankDetails(installationKey: InstallationKey, sealed: string | null): BankDetails | null {
  if (sealed === null) return null;
  const bank: BankDetails = JSON.parse(installationKey.open(bankPurpose, sealed));
  return { ...unsaid, ...bank };
}

export async function findProfile(queries: Queries, sellerId: string): Promise<ProfileRow | undefined> {
  const [row] = await queries.select().from(profiles).where(eq(profiles.seller_id, sellerId));
  return row;
}

/** The passbook photographs of a seller, the latest first: one, but for the moment in which it is replaced. */
export const findPassbooks = (queries: Queries, sellerId: string): Promise<DocumentRow[]> =>
  queries
    .select()
    .from(documents)
    .where(and(eq(documents.owner_id, sellerId), eq(documents.kind, passbookKind)))
    .orderBy(desc(documents.created_at), desc(documents.id));

function businessOf(row: ProfileRow): BusinessRecord {
  const { company, industry_id, industry_sub_type_id, telephone_code, telephone, mobile_code, mobile } = row;
  const { fax_code, fax, address_line_1, address_line_2, city, state, pin_code, country } = row;
  return {
    company,
    industry_id,
    industry_sub_type_id,
    telephone_code,
    telephone,
    mobile_code,
    mobile,
    fax_code,
    fax,
    address_line_1,
    address_line_2,
    city,
    state,
    pin_code,
    country,
  };
}

/**
 * One's own record, whole.
 *
 * @param queries the transaction, inside of one
 */
export async function profileOf(services: Services, queries: Queries, user: User): Promise<Profile> {
  const row = await findProfile(queries, user.id);
  const [passbook] = await findPassbooks(queries, user.id);
  const { email, firstname, lastname, name_reading, version } = user;
  return {
    email,
    firstname,
    lastname,
    name_reading,
    actor_type: user.actor_type as Profile['actor_type'],
    business: row ? businessOf(row) : null,
    bank_details: row ? decryptBankDetails(services.installationKey, row.bank_sealed) : null,
    paypal_id: row?.paypal_id ?? null,
    passbook_photo: passbook ? documentOf(services, passbook) : null,
    accepts_international_delivery: row?.accepts_international_delivery ?? false,
    shows_contact: row?.shows_contact ?? false,
    statement: row?.statement ?? null,
    version,
  };
}
