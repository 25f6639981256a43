import type { ReactNode } from 'react';
import * as css from './Sheet.css.ts';

/** The dense, labelled picture of a component: every variant and state on one sheet. It is what QA compares. */
export function Sheet({ children }: { children: ReactNode }) {
  return <div className={css.sheet}>{children}</div>;
}

/** A labelled row of a sheet. */
export function SheetRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={css.row}>
      <span className={css.label}>{label}</span>
      <div className={css.cells}>{children}</div>
    </div>
  );
}

/** One labelled state inside a row. `width` in px where the component fills its container. */
export function SheetCell({ label, width, children }: { label: string; width?: number; children: ReactNode }) {
  return (
    <div className={css.cell} style={width ? { width } : undefined}>
      <span className={css.label}>{label}</span>
      {children}
    </div>
  );
}

/** A column too narrow for comfort, with its edge drawn. */
export function Narrow({ children }: { children: ReactNode }) {
  return <div className={css.narrow}>{children}</div>;
}
