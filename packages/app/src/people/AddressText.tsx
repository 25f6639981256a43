import { Text } from '@smart-art/ui/text';

/** A hyphenated postal code anywhere in a line: "231-0012", "〒231-0012", "12345-6789". */
const postalCode = /(〒?\d+-\d+)/u;

/** An address as text, in one or more lines. The postal code never breaks at its hyphen. */
export function AddressText({ children }: { children: string }) {
  return children.split(postalCode).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key
      <Text as="span" key={index} unbroken>
        {part}
      </Text>
    ) : (
      part
    ),
  );
}
