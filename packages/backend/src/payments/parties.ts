/** The parties on a receipt: the operator as issuer, and the seller as payer. */
import type { components } from '@smart-art/openapi/product';
import { eq, isNull } from 'drizzle-orm';
import { appConfigOf } from '../app-config.ts';
import type { Config } from '../config.ts';
import type { Queries } from '../db/database.ts';
import { profiles, transactions } from '../db/schema/index.ts';
import type { User } from '../session/session.ts';

type Issuer = components['schemas']['ReceiptIssuer'];
type BilledTo = components['schemas']['BilledTo'];

/** Fallback: the address in the app's configuration. */
function shownAddress(config: Config): string | null {
  const { company } = appConfigOf(config) as { company?: { address?: unknown } | null };
  const address = company?.address;
  return typeof address === 'string' && address.trim() ? address.trim() : null;
}

/** The operator's current details. */
export function issuerOf(config: Config): Issuer {
  const { company, companyEmail } = config.outside;
  return {
    name: company.name,
    address: company.address ?? shownAddress(config),
    email: companyEmail,
    registration_number: company.registrationNumber,
  };
}

/** The seller's current details; the business profile may be missing. */
export async function billedTo(tx: Queries, { id, firstname, lastname }: User): Promise<BilledTo> {
  const [business] = await tx.select().from(profiles).where(eq(profiles.seller_id, id));
  return {
    firstname,
    lastname,
    company: business?.company ?? null,
    address_line_1: business?.address_line_1 ?? null,
    address_line_2: business?.address_line_2 ?? null,
    city: business?.city ?? null,
    state: business?.state ?? null,
    pin_code: business?.pin_code ?? null,
    country: business?.country ?? null,
  };
}

/** One-time migration: receipts without an issuer get the operator's current details. */
export async function fillIssuer(queries: Queries, config: Config): Promise<void> {
  await queries
    .update(transactions)
    .set({ issuer: issuerOf(config) })
    .where(isNull(transactions.issuer));
}
