import { useRef } from 'react';

/** The value of before as long as it says the same: progress of an upload, say, is no reason to write a draft again. */
export function useUnchanged<Value>(value: Value): Value {
  const kept = useRef(value);
  if (JSON.stringify(kept.current) !== JSON.stringify(value)) kept.current = value;
  return kept.current;
}
