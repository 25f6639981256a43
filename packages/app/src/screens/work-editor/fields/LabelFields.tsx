import { categories, masterData, productTypes, subCategories } from '@smart-art/api-client/queries';
import { ComboBox } from '@smart-art/ui/combo-box';
import type { FormApi } from '@smart-art/ui/form';
import { Grid } from '@smart-art/ui/grid';
import { NumberField } from '@smart-art/ui/number-field';
import { Section } from '@smart-art/ui/section';
import { SegmentedControl } from '@smart-art/ui/segmented-control';
import { Stack } from '@smart-art/ui/stack';
import { TextArea } from '@smart-art/ui/text-area';
import { TextField } from '@smart-art/ui/text-field';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { ReadingField } from '../../../readings/ReadingField.tsx';
import { useServices } from '../../../services/services.ts';
import { typeMessages } from '../../../works/type.messages.ts';
import { editorMessages as messages } from '../WorkEditor.messages.ts';
import { type WorkForm, workConstraints } from '../work-form.ts';
import { FrameFields } from './FrameFields.tsx';
import { labelMessages } from './label.messages.ts';
import { SizeFields } from './SizeFields.tsx';

const types = ['art', 'photo', 'design', 'frame'] as const;

const toOptions = (found: readonly { id: string; name: string }[]) =>
  found.map(({ id, name }) => ({ value: id, label: name }));

/** The fields printed on the museum label. */
export function LabelFields({ form }: { form: FormApi<WorkForm> }) {
  const intl = useIntl();
  const { clients } = useServices();
  const queryClient = useQueryClient();
  const { data: names } = useQuery(productTypes(clients.product));
  const { data: master } = useQuery(masterData(clients.product));
  const { type, category_id } = form.values;
  const nameOf = (slug: (typeof types)[number]) =>
    names?.find((named) => named.slug === slug)?.name ?? intl.formatMessage(typeMessages[slug]);
  const ofType = master?.categories.filter((category) => category.type === type) ?? [];
  const ofCategory = master?.sub_categories.filter((part) => part.category_id === category_id) ?? [];
  const typeField = form.field('type');

  return (
    <Section title={intl.formatMessage(messages.details)}>
      <Stack gap={5}>
        <TextField
          label={intl.formatMessage(messages.name)}
          maxLength={workConstraints.title.maxLength}
          {...form.field('title')}
        />
        <ReadingField
          description={intl.formatMessage(labelMessages.readingHelp)}
          label={intl.formatMessage(labelMessages.titleReading)}
          maxLength={workConstraints.title_reading.maxLength}
          of={form.values.title}
          {...form.field('title_reading')}
        />
        <SegmentedControl
          {...typeField}
          label={intl.formatMessage(messages.type)}
          onChange={(next) => form.patch({ type: next, category_id: '', sub_category_id: '' })}
          options={types.map((value) => ({ value, label: nameOf(value) }))}
        />
        <Grid columns={2} gap={5}>
          <ComboBox
            key={type}
            label={intl.formatMessage(messages.category)}
            onSearch={async (query) =>
              toOptions(await queryClient.fetchQuery(categories(clients.product, { query, type })))
            }
            options={toOptions(ofType)}
            placeholder={intl.formatMessage(messages.categoryHint)}
            {...form.field('category_id')}
            onChange={(next) => form.patch({ category_id: next, sub_category_id: '' })}
          />
          {ofCategory.length > 0 && (
            <ComboBox
              key={category_id}
              label={intl.formatMessage(labelMessages.subCategory)}
              onSearch={async (query) =>
                toOptions(await queryClient.fetchQuery(subCategories(clients.product, { query, category_id })))
              }
              options={toOptions(ofCategory)}
              {...form.field('sub_category_id')}
            />
          )}
        </Grid>
        <TextField
          label={intl.formatMessage(messages.artist)}
          maxLength={workConstraints.artist_name.maxLength}
          {...form.field('artist_name')}
        />
        <ReadingField
          description={intl.formatMessage(labelMessages.readingHelp)}
          label={intl.formatMessage(labelMessages.artistReading)}
          maxLength={workConstraints.artist_reading.maxLength}
          of={form.values.artist_name}
          {...form.field('artist_reading')}
        />
        <Grid columns={2} gap={5}>
          <NumberField
            label={intl.formatMessage(messages.year)}
            max={workConstraints.year.maximum}
            min={workConstraints.year.minimum}
            {...form.field('year')}
          />
          <NumberField label={intl.formatMessage(labelMessages.pieces)} step={1} {...form.field('pieces')} />
        </Grid>
        <TextField
          description={intl.formatMessage(messages.mediumHelp)}
          label={intl.formatMessage(messages.medium)}
          maxLength={workConstraints.medium.maxLength}
          {...form.field('medium')}
        />
        <TextArea
          label={intl.formatMessage(messages.description)}
          maxLength={workConstraints.description.maxLength}
          rows={5}
          {...form.field('description')}
        />
        <SizeFields form={form} />
        <FrameFields form={form} />
      </Stack>
    </Section>
  );
}
