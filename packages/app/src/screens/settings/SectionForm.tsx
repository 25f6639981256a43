import { Form } from '@smart-art/ui/form';
import { FormSection } from '@smart-art/ui/form-page';
import { SaveBar } from '@smart-art/ui/save-bar';
import type { ReactNode } from 'react';
import { DraftNotice } from '../../drafts/DraftNotice.tsx';
import type { SectionApi } from './useSection.ts';

export interface SectionFormProps<Values extends object> {
  /** Its fragment id in the URL. */
  id: string;
  title: string;
  help: ReactNode;
  section: SectionApi<Values>;
  /** How many of its fields are optional. */
  optional?: 'most';
  children: ReactNode;
}

/** The frame of a settings section: its fields and its own save bar. */
export function SectionForm<Values extends object>({
  id,
  title,
  help,
  section,
  optional,
  children,
}: SectionFormProps<Values>) {
  const { form, draft, failure, save, changes, status } = section;
  return (
    <Form aria-label={title} form={form} onSubmit={save}>
      <FormSection
        columns={2}
        description={help}
        footer={
          <SaveBar
            changes={changes}
            dirty={form.dirty}
            error={failure}
            onDiscard={() => void draft.discard()}
            onSave={() => void form.submit(save)}
            status={status}
          />
        }
        id={id}
        notice={<DraftNotice draft={draft} />}
        optional={optional}
        title={title}
      >
        {children}
      </FormSection>
    </Form>
  );
}
