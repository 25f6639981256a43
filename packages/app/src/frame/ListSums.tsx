import { Inline } from '@smart-art/ui/inline';
import { Money } from '@smart-art/ui/money';
import { Text } from '@smart-art/ui/text';

export interface ListSumsProps {
  sums: readonly { amount: string; currency: string; label: string }[];
}

/** What all that a list has found comes to, in one line below the title: the records come first. */
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
