import { Inline } from '@smart-art/ui/inline';
import { Money } from '@smart-art/ui/money';
import { Text } from '@smart-art/ui/text';

export interface ListSumsProps {
  sums: readonly { amount: string; currency: string; label: string }[];
}

/** Totals of all matches in a list, in one line below the title, so that the records stay near the top. */
export function ListSums({ sums }: ListSumsProps) {
  return (
    <Inline gap={4}>
      {sums.map(({ amount, currency, label }) => (
        <Inline gap={1} key={currency}>
          <span>{label}</span>
          <Text as="strong" strong>
            <Money amount={amount} currency={currency} />
          </Text>
        </Inline>
      ))}
    </Inline>
  );
}
