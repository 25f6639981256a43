import type { FormApi } from '@smart-art/ui/form';
import { Section } from '@smart-art/ui/section';
import { Stack } from '@smart-art/ui/stack';
import { useIntl } from 'react-intl';
import { editorMessages as messages } from '../WorkEditor.messages.ts';
import type { WorkForm } from '../work-form.ts';
import { RentFields } from './RentFields.tsx';
import { SaleFields } from './SaleFields.tsx';

/** For sale, for rent, and what the seller receives. */
export function OfferFields({ form }: { form: FormApi<WorkForm> }) {
  return (
    <Section title={useIntl().formatMessage(messages.offer)}>
      <Stack gap={5}>
        <SaleFields form={form} />
        <RentFields form={form} />
      </Stack>
    </Section>
  );
}
