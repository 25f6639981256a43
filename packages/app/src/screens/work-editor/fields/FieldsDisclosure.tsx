import { Disclosure } from '@smart-art/ui/disclosure';
import type { FormApi } from '@smart-art/ui/form';
import { Stack } from '@smart-art/ui/stack';
import { type ReactNode, useState } from 'react';
import type { WorkForm } from '../work-form.ts';

export interface FieldsDisclosureProps {
  form: FormApi<WorkForm>;
  /** The names of the contained fields, as in errors. */
  fields: readonly string[];
  title: string;
  /** A summary of the values, readable while it is closed. */
  note: string;
  children: ReactNode;
}

/** A disclosure for rarely needed fields. It opens automatically if one has an error. */
export function FieldsDisclosure({ form, fields, title, note, children }: FieldsDisclosureProps) {
  const [open, setOpen] = useState(false);
  const isWrong = fields.some((name) => form.errors[name]);
  const [wasWrong, setWasWrong] = useState(false);
  if (isWrong !== wasWrong) {
    setWasWrong(isWrong);
    if (isWrong) setOpen(true);
  }
  return (
    <Disclosure level={3} note={note} onOpenChange={setOpen} open={open} title={title}>
      <Stack gap={5}>{children}</Stack>
    </Disclosure>
  );
}
