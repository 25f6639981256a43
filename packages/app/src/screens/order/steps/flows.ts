import type { ComponentType } from 'react';
import type { OrderStep } from '../../../orders/steps.ts';
import { Answer, type AnswerStep } from './Answer.tsx';
import { ConfirmTransfer } from './ConfirmTransfer.tsx';
import { Received } from './Received.tsx';
import { RecordCondition } from './RecordCondition.tsx';
import { Refund } from './Refund.tsx';
import { RequestPayment } from './RequestPayment.tsx';
import { Ship } from './Ship.tsx';
import type { StepFormProps } from './useTaking.ts';

const answer = Answer as ComponentType<StepFormProps>;

/** The form of each step. Renewal is a switch, and has none. */
export const flows: Record<Exclude<OrderStep, 'set_rent_renewal'>, ComponentType<StepFormProps>> = {
  set_charges: RequestPayment,
  request_payment: RequestPayment,
  confirm_bank_payment: ConfirmTransfer,
  record_condition: RecordCondition,
  mark_shipped: Ship,
  correct_shipment: Ship,
  confirm_return_received: Received,
  confirm_rent_return_received: Received,
  end_rent: Received,
  record_refund: Refund,
  ...({
    apply_for_auction: answer,
    accept: answer,
    decline: answer,
    accept_event_discount: answer,
    reject_event_discount: answer,
    reject_order: answer,
    confirm_order: answer,
    refuse_bank_payment: answer,
    cancel_order: answer,
    accept_return: answer,
    reject_return: answer,
    accept_rent_return: answer,
    reject_rent_return: answer,
  } satisfies Record<AnswerStep, unknown>),
};
