import { orderEvents, orderReasons, pieceReasons, processes } from '@smart-art/openapi/processes';
import { expect, test } from 'vitest';
import { eventMessages } from './event.messages.ts';
import { reasonMessages } from './reason.messages.ts';
import { stepMessages } from './step.messages.ts';
import { orderProcesses, primaryStepOf } from './steps.ts';

const open = (...actions: string[]) => ({
  needs_me: true,
  available_actions: actions.map((action) => ({ action, available: true, reason: null })),
});

test.each([
  [
    'a discount that is asked for is answered before anything else',
    ['set_charges', 'accept_event_discount', 'reject_order'],
    'accept_event_discount',
  ],
  ['charges are said with the request for payment', ['set_charges', 'request_payment', 'reject_order'], 'set_charges'],
  ['a transfer is confirmed, not refused', ['refuse_bank_payment', 'confirm_bank_payment'], 'confirm_bank_payment'],
  ['nothing that only ends an order leads', ['cancel_order'], undefined],
  ['a correction does not lead', ['correct_shipment', 'set_rent_renewal'], undefined],
])('%s', (_, actions, lead) => {
  expect(primaryStepOf(open(...actions))).toBe(lead);
});

test('what is not available does not lead', () => {
  const reason = { code: 'wrong_status', values: {} };
  const offered = [{ action: 'mark_shipped', available: false, reason }];
  expect(primaryStepOf({ needs_me: true, available_actions: offered })).toBeUndefined();
});

test('what may be done while the buyer has the next step does not lead', () => {
  const sentBack = open('confirm_return_received');
  expect(primaryStepOf(sentBack)).toBe('confirm_return_received');
  expect(primaryStepOf({ ...sentBack, needs_me: false })).toBeUndefined();
});

test('every step of a seller’s, every reason and every event has words', () => {
  const steps = orderProcesses
    .flatMap((kind) => processes[kind].transitions as readonly { action: string; by: readonly string[] }[])
    .filter(({ by }) => by.includes('seller'))
    .map(({ action }) => action);
  expect(Object.keys(stepMessages).sort()).toEqual([...new Set(steps)].sort());
  expect(Object.keys(reasonMessages).sort()).toEqual([...new Set([...orderReasons, ...pieceReasons])].sort());
  expect(Object.keys(eventMessages).sort()).toEqual([...new Set([...orderEvents, ...processes.custom.states])].sort());
});
