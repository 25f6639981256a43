/** What the people who run the house set for everyone (001 section 9). */
import { site_settings } from '../db/schema/index.ts';
import { refuseField } from '../http/refusal.ts';
import type { SandboxAction, SandboxInput } from './action.ts';

/** @throws Refusal 422 where it is not between the bounds */
function numberIn(input: SandboxInput, name: string, least: number, most: number): number | undefined {
  if (input[name] === undefined) return undefined;
  const number = Number(input[name]);
  if (number < least) throw refuseField(name, 'tooSmall', { bound: least });
  if (number > most) throw refuseField(name, 'tooLarge', { bound: most });
  return number;
}

const settings: SandboxAction = {
  id: 'house.settings',
  area: 'The house',
  title: 'The house changes its settings',
  fields: [
    { name: 'applicable_currency', label: 'Currency of the site', kind: 'select', options: ['USD', 'JPY'] },
    { name: 'service_charge_percent', label: 'Service charge in per cent', kind: 'number', hint: 'From 0 to 100' },
    {
      name: 'usd_jpy_rate',
      label: 'Yen for one US dollar',
      kind: 'number',
      hint: 'From 1 to 1000; counts from now on',
    },
    {
      name: 'return_window_days',
      label: 'Days in which a purchase may be returned',
      kind: 'number',
      hint: 'From 1 to 365; counts for what is delivered from now on',
    },
  ],
  async run({ queries, now }, input) {
    const usd_jpy_rate = numberIn(input, 'usd_jpy_rate', 1, 1000);
    const change = {
      applicable_currency: input.applicable_currency as 'USD' | 'JPY' | undefined,
      service_charge_percent: numberIn(input, 'service_charge_percent', 0, 100),
      usd_jpy_rate,
      return_window_days: numberIn(input, 'return_window_days', 1, 365),
      usd_jpy_rate_date: usd_jpy_rate === undefined ? undefined : now().toISOString().slice(0, 10),
    };
    if (Object.values(change).some((value) => value !== undefined)) await queries.update(site_settings).set(change);
    return { message: 'The settings of the house are as you say.' };
  },
};

export const actions: SandboxAction[] = [settings];
