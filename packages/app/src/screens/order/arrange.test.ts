import { orderReasons, pieceReasons, processes } from '@smart-art/openapi/processes';
import { describe, expect, test } from 'vitest';
import { arrange } from '../../orders/arrange.ts';
import type { Offered } from '../../orders/steps.ts';
import { flows } from './steps/flows.ts';

interface Table {
  states: readonly string[];
  transitions: readonly { action: string; by: readonly string[]; from: readonly string[] }[];
}

/** The actions the server offers a seller in a state of a transition table, ignoring guards. */
function offeredBy({ transitions }: Table, state: string): Offered[] {
  const own = transitions.filter(({ by }) => by.includes('seller'));
  return [...new Set(own.map(({ action }) => action))].map((action) => {
    const available = own.some((one) => one.action === action && one.from.includes(state));
    return { action, available, reason: available ? null : { code: 'wrong_status', values: { status: state } } };
  });
}

/** Each kind of order with its returns: the server joins the two lists. */
const kinds = [
  ['buy', processes.buy, processes.return],
  ['rent', processes.rent, processes.rent_return],
] as const satisfies [string, Table, Table][];

const cases = kinds.flatMap(([kind, order, back]) =>
  order.states.flatMap((status) =>
    (status === 'Return Request' ? back.states : [status]).map(
      (state) => [kind, status, state, [...offeredBy(order, status), ...offeredBy(back, state)]] as const,
    ),
  ),
);

/* A custom order has its own steps and those of its payment. */
const customCases = processes.custom.states.flatMap((state) =>
  processes.custom_payment.states.map(
    (status) =>
      [
        'custom',
        status,
        state,
        [...offeredBy(processes.custom, state), ...offeredBy(processes.custom_payment, status)],
      ] as const,
  ),
);

/** All steps of an arrangement, wherever they are placed. */
const placesOf = ({ lead, within, renewal, others, waiting, elsewhere }: ReturnType<typeof arrange>) => [
  ...(lead ? [lead] : []),
  ...(within ? [within] : []),
  ...(renewal ? ['set_rent_renewal'] : []),
  ...others,
  ...[...waiting, ...elsewhere].map(({ action }) => action),
];

describe.each([...cases, ...customCases])('actions of a %s order: %s (%s)', (_kind, _status, _state, offered) => {
  const arranged = arrange({ needs_me: true, available_actions: offered });

  test('places every step once', () => {
    expect(placesOf(arranged).sort()).toEqual(offered.map(({ action }) => action).sort());
  });

  test('enables exactly the steps that the server offers', () => {
    const { lead, within, renewal, others } = arranged;
    const shown = [lead, within, ...others, renewal && 'set_rent_renewal'].filter(Boolean).sort();
    expect(shown).toEqual(offered.flatMap(({ action, available }) => (available ? [action] : [])).sort());
    for (const step of [lead, ...others]) if (step) expect(flows[step]).toBeDefined();
  });

  test('opens no form while it is somebody else’s turn, but keeps every step', () => {
    const idle = arrange({ needs_me: false, available_actions: offered });
    expect([idle.lead, idle.within]).toEqual([undefined, undefined]);
    expect(placesOf(idle).sort()).toEqual(placesOf(arranged).sort());
  });
});

test.each([...new Set([...orderReasons, ...pieceReasons])])(
  'shows an unavailable step once with its reason: %s',
  (code) => {
    const offered: Offered[] = [
      { action: 'mark_shipped', available: false, reason: { code, values: {} } },
      { action: 'cancel_order', available: true, reason: null },
    ];
    const { waiting, elsewhere, others } = arrange({ needs_me: true, available_actions: offered });
    expect([...waiting, ...elsewhere]).toEqual([offered[0]]);
    expect(others).toEqual(['cancel_order']);
  },
);

test('ignores steps that only a newer backend knows', () => {
  const newer = [{ action: 'teleport', available: true, reason: null }];
  expect(placesOf(arrange({ needs_me: true, available_actions: newer }))).toEqual([]);
});
