import { frameVendors, masterData } from '@smart-art/api-client/queries';
import { ComboBox } from '@smart-art/ui/combo-box';
import type { FormApi } from '@smart-art/ui/form';
import { Grid } from '@smart-art/ui/grid';
import { NumberField } from '@smart-art/ui/number-field';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useServices } from '../../../services/services.ts';
import type { WorkForm } from '../work-form.ts';
import { FieldsDisclosure } from './FieldsDisclosure.tsx';
import { FrameCheck } from './FrameCheck.tsx';
import { labelMessages as messages } from './label.messages.ts';

const fields = ['frame_material_id', 'frame_vendor_id', 'frame_height', 'weight_with_frame'] as const;

const toOptions = (found: readonly { id: string; name: string }[]) =>
  found.map(({ id, name }) => ({ value: id, label: name }));

/** A work's frame: material, vendors with a fitting one, and framed size. A work of type frame has only a material. */
export function FrameFields({ form }: { form: FormApi<WorkForm> }) {
  const intl = useIntl();
  const { product } = useServices().clients;
  const queryClient = useQueryClient();
  const { values } = form;
  const { data: master } = useQuery(masterData(product));
  const { data: vendors = [] } = useQuery(frameVendors(product));
  const materials = master?.frame_materials ?? [];
  const nameIn = (list: readonly { id: string; name: string }[], id: string) => list.find((one) => one.id === id)?.name;
  const material = (
    <ComboBox
      label={intl.formatMessage(messages.material)}
      options={toOptions(materials)}
      {...form.field('frame_material_id')}
    />
  );
  if (values.type === 'frame') return material;

  const ofMaterial = values.frame_material_id ? { frame_material_id: values.frame_material_id } : {};
  const offering = vendors.filter(
    ({ frame_materials: own }) => !values.frame_material_id || nameIn(own, values.frame_material_id) !== undefined,
  );
  const chosen = [nameIn(materials, values.frame_material_id), nameIn(vendors, values.frame_vendor_id)].filter(
    (name) => name !== undefined,
  );
  return (
    <FieldsDisclosure
      fields={fields}
      form={form}
      note={chosen.length > 0 ? intl.formatList(chosen, { type: 'unit' }) : intl.formatMessage(messages.notSaid)}
      title={intl.formatMessage(messages.frame)}
    >
      <Grid columns={2} gap={5}>
        <NumberField
          label={intl.formatMessage(messages.frameHeight)}
          suffix={intl.formatMessage(messages[values.size.unit])}
          {...form.field('frame_height')}
        />
        <NumberField
          label={intl.formatMessage(messages.weightFramed)}
          suffix={intl.formatMessage(messages[values.weight_unit])}
          {...form.field('weight_with_frame')}
        />
      </Grid>
      {material}
      <ComboBox
        description={intl.formatMessage(messages.vendorHelp)}
        label={intl.formatMessage(messages.vendor)}
        onSearch={async (query) =>
          toOptions(await queryClient.fetchQuery(frameVendors(product, { query, ...ofMaterial })))
        }
        options={toOptions(offering)}
        valueLabel={nameIn(vendors, values.frame_vendor_id)}
        {...form.field('frame_vendor_id')}
      />
      <FrameCheck form={form} />
    </FieldsDisclosure>
  );
}
