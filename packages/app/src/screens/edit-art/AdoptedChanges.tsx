import { Card } from '@smart-art/ui/card';
import { Diff } from '@smart-art/ui/diff';
import { useIntl } from 'react-intl';
import { editMessages as messages } from './EditArt.messages.ts';
import type { Adopted } from './useEditing.ts';
import { useFieldChange } from './useFieldChange.ts';

/** Changes saved elsewhere and applied here: the fields before and after. */
export function AdoptedChanges({ before, after, parts }: Adopted) {
  const intl = useIntl();
  const change = useFieldChange();
  return (
    <Card aria-label={intl.formatMessage(messages.conflictTaken)} as="section">
      <Diff fields={parts.map((name) => change(name, before, after))} />
    </Card>
  );
}
