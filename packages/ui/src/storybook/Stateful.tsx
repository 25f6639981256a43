import { type ReactNode, useState } from 'react';

interface StatefulProps<Value> {
  initial: Value;
  children: (value: Value, onChange: (value: Value) => void) => ReactNode;
  /** Called with every change, for tests. */
  onChange?: ((value: Value) => void) | undefined;
}

/** Holds the value of a controlled field, so that its story is interactive. */
export function Stateful<Value>({ initial, children, onChange }: StatefulProps<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, (next) => {
    setValue(next);
    onChange?.(next);
  });
}
