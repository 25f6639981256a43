import { describe, expect, it } from 'vitest';
import { HttpError } from '../http/http-error.ts';
import { word } from '../messages/messages.ts';
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

describe('a transition table', () => {
  it('offers an actor everything, with what stands in the way', () => {
    expect(availableActions(lamp, 'off', { paid: false }, now)).toEqual([
      { action: 'light', available: false, reason: { code: 'wrong_status', values: { status: 'unpaid' } } },
      { action: 'put_out', available: false, reason: { code: 'wrong_status', values: { status: 'off' } } },
      { action: 'look', available: true, reason: null },
    ]);
    expect(availableActions(lamp, 'on', { paid: true }, now, 'buyer')).toEqual([
      { action: 'wave', available: true, reason: null },
    ]);
  });

  it('takes what it offers and refuses what it does not', () => {
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

  it('says whose turn it is: the first task that nobody else stands in the way of', () => {
    const [light, putOut, look, wave] = lamp.transitions;
    if (!light || !putOut || !look || !wave) throw new Error('the lamp has changed');
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
    const unwhole = {
      ...light,
      task: 'begin' as const,
      guards: [() => ({ code: 'offer_not_whole' as const, values: {} })],
    };
    expect(taskOf({ ...lamp, transitions: [unwhole] }, 'off', { paid: true }, now)).toBe('begin');
    expect(taskOf(lamp, 'on', { paid: true }, now)).toBeNull();
  });

  it('words its reasons in both languages', () => {
    const wording = reasonWording({ code: 'wrong_status', values: { status: 'off' } });
    expect(word('en', wording)).toBe('This can’t be done while the status is “off”.');
    expect(word('ja', wording)).toBe('状態が「off」の間はこの操作を行えません。');
  });

  it('does not contradict itself', () => {
    expect(() => defineProcess({ ...lamp, transitions: [...lamp.transitions, ...lamp.transitions] })).toThrow(
      'lamp: seller light off stands twice',
    );
  });

  it('draws itself', () => {
    const page = processesPage([lamp as unknown as Process<string, never>]);
    expect(page).toContain('  [*] --> off\n  off --> on: light (seller or system)\n  on --> off: put_out (seller)');
    expect(page).toContain(
      '| off | light (bill), look | light (bill) |       |\n| on  | put_out, look      |              | wave  |',
    );
    expect(page).toMatch(/\| light +\| seller or system +\| off +\| on +\| bill +\|/);
  });
});
