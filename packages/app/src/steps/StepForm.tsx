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
  /** Why the last try did not work; `CHANGED` where somebody else was quicker. */
  failure: unknown;
  draft?: DraftNoticeProps['draft'];
  /** What the button says. */
  submit: string;
  /** Beside the button. */
  also?: ReactNode;
  /**
   * In the page and not beside it: the button is as wide as its words. It is the first thing to be pressed only where the
   * form is the `lead`.
   */
  inPage?: boolean | 'lead';
  children?: ReactNode;
}

/** The frame of a step's form: what went wrong, its fields, its button. */
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
