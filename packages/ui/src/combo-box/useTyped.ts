import { useState } from 'react';
import { useFormGeneration } from '../form/FormContext.ts';

/** A text that is being typed over a value. */
export interface Typed<Value extends string> {
  text: string;
  /** The value it was typed over, or made: when that changes from outside, the text is void. */
  value: Value | '';
  /** The value before typing began, for Escape. */
  before: Value | '';
}

/** The text beside a value: there while it is typed, and for as long as it is no choice. A form's reset ends it. */
export function useTyped<Value extends string>(value: Value | '') {
  const generation = useFormGeneration();
  const [draft, setDraft] = useState<(Typed<Value> & { generation: number }) | null>(null);
  const typed = draft && draft.value === value && draft.generation === generation ? draft : null;
  return [typed, (next: Typed<Value> | null) => setDraft(next && { ...next, generation })] as const;
}
