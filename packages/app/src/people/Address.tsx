import { Text } from '@smart-art/ui/text';

/** A postal code with a hyphen, in whatever else stands in its line: "231-0012", "〒231-0012", "12345-6789". */
const postalCode = /(〒?\d+-\d+)/u;

/** An address as text, of one line or several, whose postal code is never broken at its hyphen. */
export function Address({ children }: { children: string }) {
  return children.split(postalCode).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name
      <Text as="span" key={index} unbroken>
        {part}
      </Text>
    ) : (
      part
    ),
  );
}
