import { type ReactNode, useEffect, useState } from 'react';
import type { ToastTone } from './queue.ts';
import { toastRoles } from './tones.ts';

/** After this many ms screen readers know that there is a live region. */
const known = 100;

interface AnnouncedProps {
  tone: ToastTone;
  /** Given to the words, where something is named by them. */
  id?: string | undefined;
  children: ReactNode;
}

/**
 * Words that are announced when they appear. An alert is heard as it is put into the page; a status only when something
 * changes in one that is there already, so its words join the accessibility tree a moment later than the page.
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
