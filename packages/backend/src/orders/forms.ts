/** Steps with file uploads: returned goods and bank receipts. */

import { type ReceivedForm, receiveForm } from '../http/form.ts';
import type { Answer, FormFields, Handlers, OperationId } from '../http/handler.ts';
import { type FieldErrors, invalidField, unprocessable } from '../http/http-error.ts';
import type { MessageKey } from '../messages/messages.ts';
import { type StoredDocument, storeDocument } from '../platform/documents.ts';
import type { Services } from '../services.ts';
import { findOrder } from './record.ts';
import { recordCondition } from './record-condition.ts';
import { receiveRentReturn, receiveReturn, recordRefund } from './returns.ts';
import { confirmTransfer, refuseTransfer } from './seller-steps.ts';
import { applyStep, type Step, type StepOperation } from './step.ts';

type FormOperation = Extract<
  OperationId,
  'recordOrderCondition' | 'confirmReturnReceived' | 'confirmRentReturnReceived' | 'confirmBankPayment'
>;
type FormCall = Parameters<Handlers[FormOperation]>[0];
type StepKinds = NonNullable<Parameters<typeof applyStep>[5]>;

interface Form<Id extends FormOperation> {
  fields: FormFields<Id>;
  /** The stored files of one field. */
  stored: readonly StoredDocument[];
}

/**
 * Stores the files of a form. The order is looked up first, so that nobody can store files for another seller's order.
 */
async function storeFiles(
  services: Services,
  { session }: FormCall,
  form: ReceivedForm<{ order_id: string }>,
  { field, kind }: FileField,
  kinds: StepKinds,
): Promise<StoredDocument[]> {
  const key = { id: form.fields.order_id, sellerId: session.user.id, kinds };
  const order = await findOrder(services.queries, key);
  if (!order) return [];
  const about = { ownerId: session.user.id, kind, types: form.typesOf(field) };
  const stored: StoredDocument[] = [];
  for (const file of form.filesOf(field)) stored.push(await storeDocument(services, file, about));
  return stored;
}

interface FileField {
  field: string;
  /** Kind of the documents. */
  kind: string;
}

/** Receives a form, stores its files and applies the step. */
async function applyFormStep<Id extends FormOperation>(
  services: Services,
  operationId: Id,
  call: FormCall,
  file: FileField,
  work: (step: Step, form: Form<Id>) => Promise<MessageKey>,
  kinds: StepKinds,
): Promise<Answer<StepOperation>> {
  const form = await receiveForm(services, call.request, operationId);
  try {
    const fields: FormFields<Id> & { order_id: string } = form.fields;
    const { order_id }: { order_id: string } = form.fields;
    const stored = await storeFiles(services, call, { ...form, fields }, file, kinds);
    return await applyStep(
      services,
      operationId,
      call,
      { ...form.payload, order_id },
      (step) => work(step, { fields, stored }),
      kinds,
    );
  } finally {
    await form.dispose();
  }
}

const photographs = { field: 'photographs', kind: 'return_condition' };
const leaving = { field: 'photographs', kind: 'order_condition' };
const receipt = { field: 'payment_receipt', kind: 'payment_receipt' };

type BankFields = FormFields<'confirmBankPayment'>;

/** @throws HttpError 422: "Reference number and payment receipt required for bank refunds" (001 section 5) */
function refundProof({ reference_number }: BankFields, [proof]: readonly StoredDocument[]) {
  const errors: FieldErrors = {};
  if (!reference_number) errors.reference_number = [{ key: 'referenceNumberNeeded' }];
  if (!proof) errors.payment_receipt = [{ key: 'paymentReceiptNeeded' }];
  if (!reference_number || !proof) throw unprocessable(errors);
  return { reference: reference_number, receipt: proof };
}

function bankStep(step: Step, { fields, stored }: Form<'confirmBankPayment'>): Promise<MessageKey> {
  if (fields.purpose === 'refund') return recordRefund(step, 'seller', refundProof(fields, stored));
  if (stored.length > 0) throw invalidField('payment_receipt', 'unknownField');
  if (fields.received === false) return refuseTransfer(step, fields.reason?.trim() || null);
  return confirmTransfer(step, fields.reference_number ?? null);
}

export function formHandlers(services: Services): Pick<Handlers, FormOperation> {
  return {
    recordOrderCondition: (call) =>
      applyFormStep(
        services,
        'recordOrderCondition',
        call,
        leaving,
        (step, { fields, stored }) => recordCondition(step, { note: fields.note?.trim() || null, photographs: stored }),
        ['buy', 'rent'],
      ),

    confirmReturnReceived: (call) =>
      applyFormStep(
        services,
        'confirmReturnReceived',
        call,
        photographs,
        (step, { fields, stored }) => receiveReturn(step, { ...fields, photographs: stored }),
        ['buy'],
      ),

    confirmRentReturnReceived: (call) =>
      applyFormStep(
        services,
        'confirmRentReturnReceived',
        call,
        photographs,
        (step, { fields, stored }) => receiveRentReturn(step, { ...fields, photographs: stored }),
        ['rent'],
      ),

    confirmBankPayment: (call) =>
      applyFormStep(services, 'confirmBankPayment', call, receipt, bankStep, ['buy', 'rent', 'custom']),
  };
}
