/** Sellers' business profiles: validation beyond the contract, storage, and conversion to the contract's format. */
import type { components } from '@smart-art/openapi/product';
import { plainIban, plainSortCode } from '@smart-art/openapi/rules';
import { and, desc, eq } from 'drizzle-orm';
import { bankErrors } from '../account/bank-errors.ts';
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

/** Document kind of passbook photographs. */
export const passbookKind = 'passbook';

const bankPurpose = 'bank details';

const digits = (number: string) => number.replace(/\D/g, '');

const lines = ['telephone', 'mobile', 'fax'] as const;

/** Errors of phone numbers, by form field. */
function phoneErrors(business: BusinessRecord): FieldErrors {
  const errors: FieldErrors = {};
  for (const line of lines) {
    const code = business[`${line}_code`];
    if (!countryOfPhoneCode(code)) errors[`business.${line}_code`] = [{ key: 'phoneCodeUnknown' }];
    else if (!isPossibleNumber(code, business[line])) errors[`business.${line}`] = [{ key: 'phoneImpossible' }];
  }
  return errors;
}

async function businessErrors(tx: Queries, business: BusinessRecord): Promise<FieldErrors> {
  const errors = phoneErrors(business);
  if (!isCountry(business.country)) errors['business.country'] = [{ key: 'countryUnknown' }];
  const pair = and(
    eq(industry_sub_types.id, business.industry_sub_type_id),
    eq(industry_sub_types.industry_id, business.industry_id),
  );
  const [subType] = await tx.select().from(industry_sub_types).where(pair);
  if (!subType) errors['business.industry_sub_type_id'] = [{ key: 'subTypeUnknown' }];
  return errors;
}

/**
 * The columns of a business profile.
 *
 * @param bank the bank details; null if not given
 * @throws HttpError 422 by field
 */
export async function businessColumns(tx: Queries, business: BusinessRecord, bank: BankDetails | null = null) {
  const ofBank = bank ? bankErrors(bank, (part) => `bank_details.${part}`) : {};
  const errors = { ...(await businessErrors(tx, business)), ...ofBank };
  if (Object.keys(errors).length > 0) throw unprocessable(errors);
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

/** Saves a seller's profile; fields that are absent stay unchanged. */
export async function saveBusiness(tx: Queries, sellerId: string, row: NewProfile, now: Date): Promise<void> {
  const values = { ...row, updated_at: now };
  await tx
    .insert(profiles)
    .values({ seller_id: sellerId, ...values })
    .onConflictDoUpdate({ target: profiles.seller_id, set: values });
}

/** Bank codes without separators. */
const plainCodes = ({ iban, sort_code }: BankDetails) => ({
  ...(iban && { iban: plainIban(iban) }),
  ...(sort_code && { sort_code: plainSortCode(sort_code) }),
});

/** Bank details are sensitive, so they are encrypted at rest. */
export const encryptBankDetails = (
  installationKey: InstallationKey,
  bank: BankDetails | null | undefined,
): string | null => (bank ? installationKey.seal(bankPurpose, JSON.stringify({ ...bank, ...plainCodes(bank) })) : null);

/** Missing parts are null; details stored before a part existed lack it. */
const missingParts = {
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
  return { ...missingParts, ...bank };
}

export async function findProfile(queries: Queries, sellerId: string): Promise<ProfileRow | undefined> {
  const [row] = await queries.select().from(profiles).where(eq(profiles.seller_id, sellerId));
  return row;
}

/** A seller's passbook photographs, the latest first; more than one only while it is being replaced. */
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
 * The caller's own profile, with all fields.
 *
 * @param queries the transaction, if inside one
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
