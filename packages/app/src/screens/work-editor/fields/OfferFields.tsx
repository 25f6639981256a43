import { Section } from '@smart-art/ui/section';
import { Stack } from '@smart-art/ui/stack';
import { useIntl } from 'react-intl';
import { editorMessages as messages } from '../WorkEditor.messages.ts';
import { RentFields } from './RentFields.tsx';
import { SaleFields } from './SaleFields.tsx';
import type { TermsFieldsProps } from './TermsFields.tsx';

/** Sale, rental, and what the seller receives. */
export function OfferFields(props: TermsFieldsProps) {
  return (
    <Section title={useIntl().formatMessage(messages.offer)}>
      <Stack gap={5}>
        <SaleFields {...props} />
        <RentFields {...props} />
      </Stack>
    </Section>
  );
}
