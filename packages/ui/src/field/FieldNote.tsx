import type { ReactNode } from 'react';
import * as css from './FieldNote.css.ts';

/** A temporary line below a field, announced politely: `note={<FieldNote>{…}</FieldNote>}`. */
export function FieldNote({ children }: { children: ReactNode }) {
  return (
    <div aria-live="polite" className={css.note}>
      {children}
    </div>
  );
}
