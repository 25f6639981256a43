import { frameVendors, type ImportField, type ImportName, masterData } from '@smart-art/api-client/queries';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../services/services.ts';

type Field = ImportName['field'];

/** The records a sheet can name, by field. */
export function useNamedRecords(): Record<Field, readonly { id: string; name: string }[]> {
  const { product } = useServices().clients;
  const { data: master } = useQuery(masterData(product));
  const { data: vendors } = useQuery(frameVendors(product));
  return {
    category: master?.categories ?? [],
    sub_category: master?.sub_categories ?? [],
    frame_material: master?.frame_materials ?? [],
    frame_vendor: vendors ?? [],
    refund_policy: master?.refund_policies ?? [],
  };
}

const named: readonly string[] = ['category', 'sub_category', 'frame_material', 'frame_vendor', 'refund_policy'];

/** Whether a field names a record. */
export const isNamed = (field: ImportField): field is Field => named.includes(field);
