import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ChargedContribution,
  contributionFee,
  contributionFeePercent,
  fundsLines,
  raisedOf,
  raisedPercent,
  totalFunds,
} from './fees.ts';
import { add, type Money, moneyFrom } from './money.ts';

const usd = (amount: string): Money => ({ amount, currency: 'USD' });
const jpy = (amount: string): Money => ({ amount, currency: 'JPY' });

const contribution = (kind: ChargedContribution['kind'], amount: Money): ChargedContribution => ({
  kind,
  amount,
  fee: contributionFee(amount, contributionFeePercent[kind]).fee,
});

describe('crowdfunding fees', () => {
  it('are 15 per cent of a donation and 30 per cent of a sale', () => {
    expect(contributionFee(usd('250.00'), contributionFeePercent.donation)).toEqual({
      fee: usd('37.50'),
      received: usd('212.50'),
    });
    expect(contributionFee(jpy('290000'), contributionFeePercent.purchase)).toEqual({
      fee: jpy('87000'),
      received: jpy('203000'),
    });
  });

  it('appear in lines that add up to the amount received', () => {
    const totals = totalFunds('USD', [
      contribution('donation', usd('250.00')),
      contribution('donation', usd('0.03')),
      contribution('purchase', usd('1900.00')),
    ]);
    expect(fundsLines(totals).map(({ kind, percent, amount }) => [kind, percent, amount.amount])).toEqual([
      ['donations', null, '250.03'],
      ['handling_fee', 15, '-37.50'],
      ['piece_sales', null, '1900.00'],
      ['sale_service_charge', 30, '-570.00'],
      ['amount_received', null, '1542.53'],
    ]);
    expect(raisedOf(totals)).toEqual(usd('2150.03'));
  });

  it('add up exactly for any contributions', () => {
    const charged = fc.record({
      kind: fc.constantFrom('donation' as const, 'purchase' as const),
      units: fc.bigInt(1n, 10n ** 12n),
    });
    fc.assert(
      fc.property(fc.constantFrom('USD' as const, 'JPY' as const), fc.array(charged), (currency, found) => {
        const contributions = found.map(({ kind, units }) => contribution(kind, moneyFrom(units, currency)));
        for (const { kind, amount, fee } of contributions) {
          expect(add(contributionFee(amount, contributionFeePercent[kind]).received, fee)).toEqual(amount);
        }
        const [received, ...rest] = fundsLines(totalFunds(currency, contributions)).reverse();
        expect(add(moneyFrom(0n, currency), ...rest.map(({ amount }) => amount))).toEqual(received?.amount);
      }),
    );
  });

  it('are zero without contributions', () => {
    expect(fundsLines(totalFunds('JPY', [])).map(({ amount }) => amount.amount)).toEqual(['0', '0', '0', '0', '0']);
  });
});

it('rounds progress down', () => {
  expect(raisedPercent(usd('7999.99'), usd('8000'))).toBe(99);
  expect(raisedPercent(usd('8000.00'), usd('8000'))).toBe(100);
  expect(raisedPercent(usd('12000.00'), usd('8000'))).toBe(150);
});
