import { type ReactNode, useState } from 'react';

interface HeldProps<Value> {
  initial: Value;
  children: (value: Value, onChange: (value: Value) => void) => ReactNode;
  /** Told every change, for a test. */
  onChange?: ((value: Value) => void) | undefined;
}

/** Holds the value of a controlled field, so that a story of it can be typed in. */
export function Held<Value>({ initial, children, onChange }: HeldProps<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, (next) => {
    setValue(next);
    onChange?.(next);
  });
}
