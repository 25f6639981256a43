import { frameVendors, masterData } from '@smart-art/api-client/queries';
import { writeDay } from '@smart-art/ui/date-field';
import { formatMoney } from '@smart-art/ui/money';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useServices } from '../../services/services.ts';
import { sizeText } from '../../works/size.ts';
import { typeMessages } from '../../works/type.messages.ts';
import type { WorkField, WorkForm } from '../work-editor/work-form.ts';
import { editMessages as messages } from './EditArt.messages.ts';

type Named = readonly { id: string; name: string }[];

/** A field's value as displayed; null if it is empty. */
export function useFieldText() {
  const intl = useIntl();
  const { clients } = useServices();
  const { data: master } = useQuery(masterData(clients.product));
  const { data: vendors } = useQuery(frameVendors(clients.product));
  const named = (records: Named | undefined, id: string) => records?.find((record) => record.id === id)?.name ?? id;
  const measured = (value: number | null, unit: string) =>
    value === null ? null : `${intl.formatNumber(value)} ${unit}`;

  return (name: WorkField, form: WorkForm): string | null => {
    switch (name) {
      case 'type':
        return intl.formatMessage(typeMessages[form.type]);
      case 'size': {
        const { unit, ...lengths } = form.size;
        return sizeText(intl, { ...lengths, size_unit: unit }) ?? null;
      }
      case 'frame_height':
        return measured(form.frame_height, form.size.unit);
      case 'weight_without_frame':
      case 'weight_with_frame':
        return measured(form[name], form.weight_unit);
      case 'discount_percentage':
        return form.discount_percentage === null
          ? null
          : intl.formatNumber(form.discount_percentage / 100, { style: 'percent', maximumFractionDigits: 2 });
      case 'discount_start_date':
      case 'discount_end_date':
        return form[name] && writeDay(form[name], intl.locale);
      case 'category_id':
        return form.category_id === '' ? null : named(master?.categories, form.category_id);
      case 'sub_category_id':
        return form.sub_category_id === '' ? null : named(master?.sub_categories, form.sub_category_id);
      case 'frame_material_id':
        return form.frame_material_id === '' ? null : named(master?.frame_materials, form.frame_material_id);
      case 'frame_vendor_id':
        return form.frame_vendor_id === '' ? null : named(vendors, form.frame_vendor_id);
      case 'refund_policy_id':
        return form.refund_policy_id === '' ? null : named(master?.refund_policies, form.refund_policy_id);
      case 'year':
        return form.year === null ? null : String(form.year);
      default:
        return plain(form[name]);
    }
  };

  function plain(value: WorkForm[WorkField]): string | null {
    if (typeof value === 'boolean') return intl.formatMessage(value ? messages.yes : messages.no);
    if (typeof value === 'number') return intl.formatNumber(value);
    if (value === null || typeof value === 'string') return value || null;
    return 'amount' in value ? formatMoney(value.amount, value.currency, intl.locale) : null;
  }
}
