import type { Product } from '@smart-art/api-client/queries';
import type { IntlShape } from 'react-intl';
import { sizeText } from '../../works/size.ts';
import { typeMessages } from '../../works/type.messages.ts';
import { paperMessages as messages } from './paper.messages.ts';
import { textIn } from './paper-intl.ts';

/** The facts on a work's certificate, in the given languages; unknown ones are left out. */
export function factsOf(on: readonly IntlShape[], work: Product): { term: string; description: string }[] {
  const facts = {
    year: () => work.year && String(work.year),
    medium: () => work.medium,
    size: (intl: IntlShape) => sizeText(intl, work),
    type: (intl: IntlShape) => intl.formatMessage(typeMessages[work.type]),
    pieces: (intl: IntlShape) =>
      work.pieces > 1
        ? intl.formatMessage(messages.edition, { count: work.pieces })
        : intl.formatMessage(messages.single),
  } satisfies Partial<Record<keyof typeof messages, (intl: IntlShape) => string | number | null | undefined>>;
  return Object.entries(facts).flatMap(([name, textOf]) => {
    const description = textIn(on, (intl) => textOf(intl) || null);
    const term = textIn(on, (intl) => intl.formatMessage(messages[name as keyof typeof facts]));
    return term && description ? [{ term, description }] : [];
  });
}
