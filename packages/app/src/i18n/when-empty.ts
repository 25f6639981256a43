import type { RuleMessages } from '@smart-art/ui/form';
import type { IntlShape, MessageDescriptor } from 'react-intl';

type Named = Readonly<Record<string, RuleMessages>>;

/**
 * Messages of a form for empty required fields, merged with those for other errors. Written per field: a sentence built
 * from the label would read "Enter address line 1."
 */
export function whenEmpty<Name extends string, Others extends Named = Record<never, never>>(
  intl: IntlShape,
  missing: Readonly<Record<Name, MessageDescriptor>>,
  others?: Others,
): Record<Name, RuleMessages> & Others {
  const rules = Object.entries<MessageDescriptor>(missing).map(([name, message]) => {
    const sentence = intl.formatMessage(message);
    const other: RuleMessages | undefined = (others as Named | undefined)?.[name];
    return [name, { ...other, required: sentence, enum: sentence }];
  });
  return { ...others, ...Object.fromEntries(rules) };
}
