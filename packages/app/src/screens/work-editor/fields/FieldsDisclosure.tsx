import { Disclosure } from '@smart-art/ui/disclosure';
import type { FormApi } from '@smart-art/ui/form';
import { Stack } from '@smart-art/ui/stack';
import { type ReactNode, useState } from 'react';
import type { WorkForm } from '../work-form.ts';

export interface FieldsDisclosureProps {
  form: FormApi<WorkForm>;
  /** The names of what is inside, as errors have them. */
  fields: readonly string[];
  title: string;
  /** What the fields hold, in a few words, so that it is known without opening. */
  note: string;
  children: ReactNode;
}

/** Fields that few works need, one press away. It opens by itself where something in it is wrong. */
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
