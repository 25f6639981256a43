import { convertDimensions, DimensionField, type Dimensions } from '@smart-art/ui/dimension-field';
import type { FormApi } from '@smart-art/ui/form';
import { Grid } from '@smart-art/ui/grid';
import { NumberField } from '@smart-art/ui/number-field';
import { SegmentedControl } from '@smart-art/ui/segmented-control';
import { Switch } from '@smart-art/ui/switch';
import { TextArea } from '@smart-art/ui/text-area';
import { useIntl } from 'react-intl';
import { editorMessages } from '../WorkEditor.messages.ts';
import { type WorkForm, workConstraints } from '../work-form.ts';
import { FieldsDisclosure } from './FieldsDisclosure.tsx';
import { labelMessages as messages } from './label.messages.ts';
import { useConversion } from './use-conversion.ts';
import { convertWeights, type Weights } from './weights.ts';

const fields = ['weight_without_frame', 'weight_unit', 'washable', 'wash_guide'] as const;

/** Size and weight of a work, and whether it is washable. */
export function SizeFields({ form }: { form: FormApi<WorkForm> }) {
  const intl = useIntl();
  const { values } = form;
  const isFrame = values.type === 'frame';
  const reframe = useConversion(({ height }: { height: number | null }, unit: Dimensions['unit']) => ({
    height: convertDimensions({ ...values.size, width: null, depth: null, height }, unit).height,
  }));
  const convertWeight = useConversion(convertWeights);

  /* The framed height uses the same unit. */
  const resize = (size: Dimensions) => {
    if (size.unit === values.size.unit) return form.patch({ size });
    const { height } = reframe({ height: values.frame_height }, values.size.unit, size.unit);
    form.patch({ size, frame_height: height });
  };
  const changeUnit = (unit: Weights['weight_unit']) => {
    const { weight_without_frame, weight_with_frame, weight_unit } = values;
    form.patch(convertWeight({ weight_without_frame, weight_with_frame, weight_unit }, weight_unit, unit));
  };

  const unit = intl.formatMessage(messages[values.weight_unit]);
  const notes = [
    values.weight_without_frame !== null &&
      intl.formatMessage(messages.weightNote, { weight: values.weight_without_frame, unit }),
    values.washable && intl.formatMessage(messages.isWashable),
  ].filter((note) => note !== false);
  return (
    <>
      <DimensionField
        label={intl.formatMessage(isFrame ? messages.opening : editorMessages.size)}
        {...form.field('size')}
        onChange={resize}
      />
      <FieldsDisclosure
        fields={fields}
        form={form}
        note={notes.length > 0 ? intl.formatList(notes, { type: 'unit' }) : intl.formatMessage(messages.notSaid)}
        title={intl.formatMessage(messages.care)}
      >
        <Grid columns={2} gap={5}>
          <NumberField
            label={intl.formatMessage(isFrame ? messages.weight : messages.weightAlone)}
            suffix={unit}
            {...form.field('weight_without_frame')}
          />
          <SegmentedControl
            {...form.field('weight_unit')}
            label={intl.formatMessage(messages.weightUnit)}
            onChange={changeUnit}
            options={[
              { value: 'kg', label: intl.formatMessage(messages.kg) },
              { value: 'lb', label: intl.formatMessage(messages.lb) },
            ]}
          />
        </Grid>
        {/* Photographs are not washable; a value set before the type changed stays visible. */}
        {(values.type !== 'photo' || values.washable) && (
          <Switch label={intl.formatMessage(messages.washable)} {...form.field('washable')} />
        )}
        {values.washable && (
          <TextArea
            label={intl.formatMessage(messages.washGuide)}
            maxLength={workConstraints.wash_guide.maxLength}
            rows={3}
            {...form.field('wash_guide')}
          />
        )}
      </FieldsDisclosure>
    </>
  );
}
