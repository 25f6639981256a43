import { useRef } from 'react';

/** Keeps the previous reference while the value is equal, so that e.g. upload progress does not rewrite the draft. */
export function useUnchanged<Value>(value: Value): Value {
  const previous = useRef(value);
  if (JSON.stringify(previous.current) !== JSON.stringify(value)) previous.current = value;
  return previous.current;
}
