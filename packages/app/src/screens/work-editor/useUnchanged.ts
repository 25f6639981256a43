import { useRef } from 'react';

/** Keeps the previous reference while the value is equal, so that e.g. upload progress does not rewrite the draft. */
export function useUnchanged<Value>(value: Value): Value {
  const kept = useRef(value);
  if (JSON.stringify(kept.current) !== JSON.stringify(value)) kept.current = value;
  return kept.current;
}
