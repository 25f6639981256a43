/** Simulated actions of supporters and the super admin on crowdfunding requests. */
import { eq, or } from 'drizzle-orm';
import { buyPiece, donate } from '../crowdfunding/contribute.ts';
import type { SupporterRow } from '../crowdfunding/contribution.ts';
import { type Decision, decide } from '../crowdfunding/decide.ts';
import { lockRequest, type RequestRow } from '../crowdfunding/find.ts';
import { writeToSeller } from '../crowdfunding/messages.ts';
import { supporterFor } from '../crowdfunding/supporter.ts';
import type { Queries } from '../db/database.ts';
import { crowdfunding_requests } from '../db/schema/index.ts';
import { invalidField, notFound } from '../http/http-error.ts';
import type { SandboxAction, SandboxField, SandboxInput } from './action.ts';

const area = 'Crowdfunding';

const request: SandboxField = {
  name: 'request',
  label: 'Request',
  kind: 'text',
  required: true,
  hint: 'Its number, such as CF-2026-000003, or its id',
};

const supporter: readonly SandboxField[] = [
  {
    name: 'email',
    label: 'Supporter',
    kind: 'text',
    initial: 'ada.linden@example.com',
    hint: 'Created if there is none',
  },
  { name: 'firstname', label: 'First name', kind: 'text', initial: 'Ada' },
  { name: 'lastname', label: 'Last name', kind: 'text', initial: 'Linden' },
  { name: 'language', label: 'Language', kind: 'select', options: ['en', 'ja'], initial: 'en' },
];

const reason: SandboxField = { name: 'reason', label: 'Reason', kind: 'text' };

/** @throws HttpError 404 */
async function requestIn(tx: Queries, { request: name = '' }: SandboxInput): Promise<RequestRow> {
  const [found] = await tx
    .select({ id: crowdfunding_requests.id })
    .from(crowdfunding_requests)
    .where(or(eq(crowdfunding_requests.id, name), eq(crowdfunding_requests.number, name)));
  const locked = found && (await lockRequest(tx, found.id));
  if (!locked) throw notFound();
  return locked;
}

const supporterIn = (tx: Queries, input: SandboxInput, now: Date): Promise<SupporterRow> =>
  supporterFor(
    tx,
    {
      email: input.email ?? 'ada.linden@example.com',
      firstname: input.firstname ?? 'Ada',
      lastname: input.lastname ?? 'Linden',
      company: null,
      language: input.language === 'ja' ? 'ja' : 'en',
    },
    now,
  );

const decision = (name: Exclude<Decision, 'cancel'>, title: string): SandboxAction => ({
  id: `crowdfunding.${name}`,
  area,
  title,
  fields: [request, reason],
  run: ({ queries, now }, input) =>
    queries.transaction(async (tx) => {
      const actor = { kind: 'super_admin' } as const;
      const row = await requestIn(tx, input);
      const { status, id, number } = await decide(tx, row, {
        decision: name,
        actor,
        reason: input.reason ?? null,
        now: now(),
      });
      return { message: `${number} is ${status}.`, id };
    }),
});

export const crowdfundingActions: readonly SandboxAction[] = [
  decision('accept', 'The super admin accepts a request'),
  decision('reject', 'The super admin rejects a request'),
  decision('revoke', 'The super admin revokes a request; supporters get their money back'),
  decision('close', 'The super admin closes a request'),
  {
    id: 'crowdfunding.donate',
    area,
    title: 'A supporter donates',
    fields: [
      request,
      { name: 'amount', label: 'Amount', kind: 'number', required: true, initial: '250' },
      ...supporter,
    ],
    run: ({ queries, now }, input) =>
      queries.transaction(async (tx) => {
        const { id, currency, number } = await requestIn(tx, input);
        const { amount = '' } = input;
        if (!/^(?!0(\.0{1,2})?$)(0|[1-9]\d{0,9})(\.\d{1,2})?$/.test(amount))
          throw invalidField('amount', 'amountWrong');
        const row = await donate(tx, id, await supporterIn(tx, input, now()), { amount, currency }, now());
        return { message: `${amount} ${currency} for ${number}.`, id: row.id };
      }),
  },
  {
    id: 'crowdfunding.buy',
    area,
    title: 'A supporter buys a piece at its crowdfunding cost',
    fields: [{ name: 'piece', label: 'Piece', kind: 'text', required: true, hint: 'Its id' }, ...supporter],
    run: ({ queries, now }, input) =>
      queries.transaction(async (tx) => {
        const row = await buyPiece(tx, input.piece ?? '', await supporterIn(tx, input, now()), now());
        return { message: `Sold for ${row.amount} ${row.currency}.`, id: row.id };
      }),
  },
  {
    id: 'crowdfunding.write',
    area,
    title: 'A supporter writes to the seller',
    fields: [request, { name: 'message', label: 'Message', kind: 'text', required: true }, ...supporter],
    run: ({ queries, now }, input) =>
      queries.transaction(async (tx) => {
        const row = await requestIn(tx, input);
        const { id } = await supporterIn(tx, input, now());
        const written = await writeToSeller(tx, { request: row, message: input.message ?? '', now: now() }, id);
        return { message: 'The message was sent to the seller.', id: written.id };
      }),
  },
];
