import type { RuleMessages } from '@smart-art/ui/form';
import type { IntlShape, MessageDescriptor } from 'react-intl';

type Named = Readonly<Record<string, RuleMessages>>;

/**
 * What a form says of each field that was left empty, beside what it says of other faults. Written per field: a sentence
 * made from the label reads "Enter address line 1."
 */
export function whenEmpty<Name extends string, Others extends Named = Record<never, never>>(
  intl: IntlShape,
  missing: Readonly<Record<Name, MessageDescriptor>>,
  others?: Others,
): Record<Name, RuleMessages> & Others {
  const said = Object.entries<MessageDescriptor>(missing).map(([name, message]) => {
    const sentence = intl.formatMessage(message);
    const other: RuleMessages | undefined = (others as Named | undefined)?.[name];
    return [name, { ...other, required: sentence, enum: sentence }];
  });
  return { ...others, ...Object.fromEntries(said) };
}
