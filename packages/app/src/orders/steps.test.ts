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
    'a requested event discount comes first',
    ['set_charges', 'accept_event_discount', 'reject_order'],
    'accept_event_discount',
  ],
  ['charges come before the payment request', ['set_charges', 'request_payment', 'reject_order'], 'set_charges'],
  ['a bank transfer is confirmed first', ['refuse_bank_payment', 'confirm_bank_payment'], 'confirm_bank_payment'],
  ['cancelling an order is never primary', ['cancel_order'], undefined],
  ['a correction is never primary', ['correct_shipment', 'set_rent_renewal'], undefined],
])('primary step: %s', (_, actions, expected) => {
  expect(primaryStepOf(open(...actions))).toBe(expected);
});

test('an unavailable step is never primary', () => {
  const reason = { code: 'wrong_status', values: {} };
  const offered = [{ action: 'mark_shipped', available: false, reason }];
  expect(primaryStepOf({ needs_me: true, available_actions: offered })).toBeUndefined();
});

test('no step is primary while the buyer has the next step', () => {
  const sentBack = open('confirm_return_received');
  expect(primaryStepOf(sentBack)).toBe('confirm_return_received');
  expect(primaryStepOf({ ...sentBack, needs_me: false })).toBeUndefined();
});

test('every seller step, reason and event has a message', () => {
  const steps = orderProcesses
    .flatMap((kind) => processes[kind].transitions as readonly { action: string; by: readonly string[] }[])
    .filter(({ by }) => by.includes('seller'))
    .map(({ action }) => action);
  expect(Object.keys(stepMessages).sort()).toEqual([...new Set(steps)].sort());
  expect(Object.keys(reasonMessages).sort()).toEqual([...new Set([...orderReasons, ...pieceReasons])].sort());
  expect(Object.keys(eventMessages).sort()).toEqual([...new Set([...orderEvents, ...processes.custom.states])].sort());
});
