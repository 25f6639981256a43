import fc from 'fast-check';
import { expect, it } from 'vitest';
import { customOrderLines } from './custom-order.ts';
import { add, type Money, moneyFrom } from './money.ts';

const usd = (amount: string): Money => ({ amount, currency: 'USD' });

it('sums a custom order over its pieces', () => {
  const pieces = [
    { cost: usd('2400'), deliveryCharge: usd('45'), insuranceCharge: usd('20') },
    { cost: usd('2400.05'), deliveryCharge: null, insuranceCharge: usd('0') },
    { cost: null, deliveryCharge: null, insuranceCharge: null },
  ];
  expect(customOrderLines('USD', pieces, { serviceCharge: 12, tax: 10 })).toEqual({
    price: usd('4800.05'),
    delivery_charge: usd('45.00'),
    insurance_charge: usd('20.00'),
    tax: usd('486.51'),
    total: usd('5351.56'),
    service_charge: usd('576.01'),
    amount_received: usd('4289.04'),
  });
});

it('loses nothing in rounding, whatever is offered', () => {
  const money = fc.option(fc.bigInt(0n, 10n ** 11n));
  const piece = fc.record({ cost: money, deliveryCharge: money, insuranceCharge: money });
  fc.assert(
    fc.property(
      fc.constantFrom('USD' as const, 'JPY' as const),
      fc.array(piece),
      fc.integer({ min: 0, max: 4000 }),
      (currency, found, hundredths) => {
        const of = (units: bigint | null) => (units === null ? null : moneyFrom(units, currency));
        const pieces = found.map(({ cost, deliveryCharge, insuranceCharge }) => ({
          cost: of(cost),
          deliveryCharge: of(deliveryCharge),
          insuranceCharge: of(insuranceCharge),
        }));
        const lines = customOrderLines(currency, pieces, { serviceCharge: hundredths / 100, tax: 10 });
        expect(add(lines.amount_received, lines.service_charge, lines.tax)).toEqual(lines.total);
      },
    ),
  );
});
