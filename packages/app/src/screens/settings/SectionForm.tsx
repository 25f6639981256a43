import { Card } from '@smart-art/ui/card';
import { FieldGroup } from '@smart-art/ui/field-group';
import { Form } from '@smart-art/ui/form';
import { SaveBar } from '@smart-art/ui/save-bar';
import { Stack } from '@smart-art/ui/stack';
import type { ReactNode } from 'react';
import { DraftNotice } from '../../drafts/DraftNotice.tsx';
import type { SectionApi } from './useSection.ts';

export interface SectionFormProps<Values extends object> {
  /** What the address calls it. */
  id: string;
  title: string;
  help: ReactNode;
  section: SectionApi<Values>;
  children: ReactNode;
}

/** The frame of a part of the settings: its fields, and its own bar that saves them. */
export function SectionForm<Values extends object>({ id, title, help, section, children }: SectionFormProps<Values>) {
  const { form, draft, failure, save, changes, status } = section;
  return (
    <Card>
      <Form aria-label={title} form={form} id={id} onSubmit={save}>
        <Stack gap={5}>
          <DraftNotice draft={draft} />
          <FieldGroup columns={2} description={help} level={2} title={title}>
            {children}
          </FieldGroup>
          <SaveBar
            changes={changes}
            dirty={form.dirty}
            error={failure}
            inFlow
            onDiscard={() => void draft.discard()}
            onSave={() => void form.submit(save)}
            status={status}
          />
        </Stack>
      </Form>
    </Card>
  );
}
