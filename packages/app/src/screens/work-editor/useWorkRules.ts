import type { FieldErrors, FormOptions } from '@smart-art/ui/form';
import { useIntl } from 'react-intl';
import { editorMessages as messages } from './WorkEditor.messages.ts';
import { problemsOf, type WorkForm, workConstraints } from './work-form.ts';
import { ruleMessages } from './work-rules.messages.ts';

/** The form's constraints, and its rules over several fields (001 section 5), each shown at its field. */
export function useWorkRules() {
  const intl = useIntl();
  const validate = (values: WorkForm): FieldErrors =>
    Object.fromEntries(problemsOf(values).map(({ field, rule }) => [field, intl.formatMessage(ruleMessages[rule])]));
  return {
    constraints: workConstraints,
    validate,
    messages: {
      title: { required: intl.formatMessage(messages.nameMissing) },
      category_id: { required: intl.formatMessage(messages.categoryMissing) },
    },
  } satisfies Partial<FormOptions<WorkForm>>;
}
