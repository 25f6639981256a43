import { Button } from '@smart-art/ui/button';
import { Form, type FormApi } from '@smart-art/ui/form';
import { Inline } from '@smart-art/ui/inline';
import { Stack } from '@smart-art/ui/stack';
import type { ReactNode } from 'react';
import { DraftNotice, type DraftNoticeProps } from '../drafts/DraftNotice.tsx';
import { NotTaken } from './NotTaken.tsx';

interface Props<Values extends object> {
  form: FormApi<Values>;
  onSubmit: (values: Values) => unknown;
  /** Error of the last attempt; `CHANGED` if the record was changed elsewhere. */
  failure: unknown;
  draft?: DraftNoticeProps['draft'];
  /** Label of the button. */
  submit: string;
  /** Content beside the button. */
  also?: ReactNode;
  /**
   * In the page's main column instead of the aside: the button is not full width. Only with `lead` is it the primary
   * button.
   */
  inPage?: boolean | 'lead';
  children?: ReactNode;
}

/** Layout of a step's form: error, fields, button. */
export function StepForm<Values extends object>({
  form,
  onSubmit,
  failure,
  draft,
  submit,
  also,
  inPage = false,
  children,
}: Props<Values>) {
  return (
    <Form aria-label={submit} form={form} onSubmit={onSubmit}>
      <Stack gap={5}>
        {draft && <DraftNotice draft={draft} />}
        <NotTaken failure={failure} />
        {children}
        {inPage ? (
          <Inline>
            <Button emphasis={inPage === 'lead' ? 'primary' : undefined} pending={form.pending} type="submit">
              {submit}
            </Button>
            {also}
          </Inline>
        ) : (
          <Stack gap={2}>
            <Button emphasis="primary" fullWidth pending={form.pending} type="submit">
              {submit}
            </Button>
            {also}
          </Stack>
        )}
      </Stack>
    </Form>
  );
}
