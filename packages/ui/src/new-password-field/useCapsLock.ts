import { type KeyboardEvent, useState } from 'react';

/** Whether Caps Lock is on, detected from key events; its handler must get every key of a control. */
export function useCapsLock() {
  const [on, setOn] = useState(false);
  return { on, onKey: (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock')) };
}
