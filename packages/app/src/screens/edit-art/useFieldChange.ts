import type { FieldChange } from '@smart-art/ui/diff';
import { useIntl } from 'react-intl';
import { useServices } from '../../services/services.ts';
import { sourceOf } from '../../works/caption.ts';
import { fieldMessages } from '../work-editor/field.messages.ts';
import type { WorkPart } from '../work-editor/merge-works.ts';
import type { WorkState } from '../work-editor/work-state.ts';
import { useFieldText } from './useFieldText.ts';

const texts = new Set<WorkPart>([
  'title',
  'title_reading',
  'artist_name',
  'artist_reading',
  'medium',
  'description',
  'wash_guide',
]);

/** One part of a work in two states, as the comparison shows it. */
export function useFieldChange() {
  const intl = useIntl();
  const { config } = useServices();
  const valueText = useFieldText();
  const picturesOf = ({ images }: WorkState) =>
    images.map((image) => ({
      id: image.id,
      image: sourceOf(config.productUrl, image),
      alt: image.alt_text[intl.locale === 'ja' ? 'ja' : 'en'] ?? image.file_name,
    }));
  return (name: WorkPart, before: WorkState, after: WorkState): FieldChange => {
    const label = intl.formatMessage(fieldMessages[name]);
    if (name === 'images') {
      return { id: name, kind: 'pictures', label, before: picturesOf(before), after: picturesOf(after) };
    }
    const kind = texts.has(name) ? 'text' : 'value';
    return { id: name, kind, label, before: valueText(name, before.values), after: valueText(name, after.values) };
  };
}
