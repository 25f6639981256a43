import { type ReactNode, useEffect, useState } from 'react';
import type { ToastTone } from './queue.ts';
import { toastRoles } from './tones.ts';

/** ms until screen readers have noticed a new live region. */
const known = 100;

interface AnnouncedProps {
  tone: ToastTone;
  /** Id of the text, for aria-labelledby. */
  id?: string | undefined;
  children: ReactNode;
}

/**
 * Text that is announced when it appears. An alert is announced on insertion; a status only when an existing region
 * changes, so its text is exposed to screen readers a moment later.
 */
export function Announced({ tone, id, children }: AnnouncedProps) {
  const role = toastRoles[tone];
  const [joined, setJoined] = useState(role === 'alert');
  useEffect(() => {
    if (joined) return;
    const timer = setTimeout(() => setJoined(true), known);
    return () => clearTimeout(timer);
  }, [joined]);
  return (
    <div aria-atomic="true" role={role}>
      <span aria-hidden={!joined || undefined} id={id}>
        {children}
      </span>
    </div>
  );
}
