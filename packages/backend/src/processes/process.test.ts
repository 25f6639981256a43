import { describe, expect, it } from 'vitest';
import { HttpError } from '../http/http-error.ts';
import { translate } from '../messages/messages.ts';
import { processesPage } from './diagrams.ts';
import { availableActions, defineProcess, type Process, reasonWording, take, taskOf } from './process.ts';

interface Facts {
  paid: boolean;
}

const lamp = defineProcess<'off' | 'on', Facts>({
  kind: 'lamp',
  title: 'A lamp',
  source: 'nowhere',
  states: ['off', 'on'],
  initial: 'off',
  transitions: [
    {
      action: 'light',
      by: ['seller', 'system'],
      from: ['off'],
      to: 'on',
      guards: [
        function bill({ paid }) {
          return paid ? null : { code: 'wrong_status', values: { status: 'unpaid' } };
        },
      ],
    },
    { action: 'put_out', by: 'seller', from: ['on'], to: 'off' },
    { action: 'look', by: 'seller', from: ['on', 'off'], to: 'same' },
    { action: 'wave', by: 'buyer', from: ['on'], to: 'same' },
  ],
});

const now = new Date('2026-11-21T00:00:00Z');

describe('transition table', () => {
  it('lists every action of an actor with the reason why it is not available', () => {
    expect(availableActions(lamp, 'off', { paid: false }, now)).toEqual([
      { action: 'light', available: false, reason: { code: 'wrong_status', values: { status: 'unpaid' } } },
      { action: 'put_out', available: false, reason: { code: 'wrong_status', values: { status: 'off' } } },
      { action: 'look', available: true, reason: null },
    ]);
    expect(availableActions(lamp, 'on', { paid: true }, now, 'buyer')).toEqual([
      { action: 'wave', available: true, reason: null },
    ]);
  });

  it('accepts available actions and rejects the others', () => {
    for (const state of ['off', 'on'] as const) {
      for (const { action, available } of availableActions(lamp, state, { paid: true }, now)) {
        const attempt = () => take(lamp, action, state, { paid: true }, now);
        if (available) expect(['off', 'on']).toContain(attempt());
        else expect(attempt).toThrow(HttpError);
      }
    }
    expect(take(lamp, 'light', 'off', { paid: true }, now, 'system')).toBe('on');
    expect(take(lamp, 'look', 'on', { paid: true }, now)).toBe('on');
    expect(() => take(lamp, 'light', 'off', { paid: true }, now, 'buyer')).toThrow(HttpError);
  });

  it('returns the first task that does not wait for another actor', () => {
    const [light, putOut, look, wave] = lamp.transitions;
    if (!light || !putOut || !look || !wave) throw new Error('The lamp has other transitions');
    const transitions = [
      { ...light, task: 'begin' as const },
      putOut,
      { ...look, from: ['on' as const], task: 'make' as const },
      wave,
    ];
    const tasked = { ...lamp, transitions };
    expect(taskOf(tasked, 'off', { paid: true }, now)).toBe('begin');
    expect(taskOf(tasked, 'off', { paid: false }, now)).toBeNull();
    expect(taskOf(tasked, 'on', { paid: false }, now)).toBe('make');
    const incomplete = {
      ...light,
      task: 'begin' as const,
      guards: [() => ({ code: 'offer_not_whole' as const, values: {} })],
    };
    expect(taskOf({ ...lamp, transitions: [incomplete] }, 'off', { paid: true }, now)).toBe('begin');
    expect(taskOf(lamp, 'on', { paid: true }, now)).toBeNull();
  });

  it('has messages for its reasons in both languages', () => {
    const wording = reasonWording({ code: 'wrong_status', values: { status: 'off' } });
    expect(translate('en', wording)).toBe('This can’t be done while the status is “off”.');
    expect(translate('ja', wording)).toBe('状態が「off」の間はこの操作を行えません。');
  });

  it('rejects duplicate transitions', () => {
    expect(() => defineProcess({ ...lamp, transitions: [...lamp.transitions, ...lamp.transitions] })).toThrow(
      'lamp: seller light off stands twice',
    );
  });

  it('renders its diagram and tables', () => {
    const page = processesPage([lamp as unknown as Process<string, never>]);
    expect(page).toContain('  [*] --> off\n  off --> on: light (seller or system)\n  on --> off: put_out (seller)');
    expect(page).toContain(
      '| off | light (bill), look | light (bill) |       |\n| on  | put_out, look      |              | wave  |',
    );
    expect(page).toMatch(/\| light +\| seller or system +\| off +\| on +\| bill +\|/);
  });
});
