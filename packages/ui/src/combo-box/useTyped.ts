import { useState } from 'react';
import { useFormGeneration } from '../form/FormContext.ts';

/** Text being typed in place of a value. */
export interface Typed<Value extends string> {
  text: string;
  /** The value when it was typed, or that it resulted in. If the value changes from outside, the text is discarded. */
  value: Value | '';
  /** The value before typing began, restored by Escape. */
  before: Value | '';
}

/** The typed text: kept while typing, and while it is not a valid choice. A form reset clears it. */
export function useTyped<Value extends string>(value: Value | '') {
  const generation = useFormGeneration();
  const [draft, setDraft] = useState<(Typed<Value> & { generation: number }) | null>(null);
  const typed = draft && draft.value === value && draft.generation === generation ? draft : null;
  return [typed, (next: Typed<Value> | null) => setDraft(next && { ...next, generation })] as const;
}
