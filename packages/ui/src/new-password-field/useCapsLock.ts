import { type KeyboardEvent, useState } from 'react';

/** Whether Caps Lock is on, as far as the keys pressed in a control tell; to be told every key. */
export function useCapsLock() {
  const [on, setOn] = useState(false);
  return { on, tell: (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock')) };
}
