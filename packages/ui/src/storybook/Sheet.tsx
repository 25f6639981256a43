import { type ReactNode, useCallback } from 'react';
import { cx } from '../theme/cx.ts';
import * as css from './Sheet.css.ts';

/** The dense, labelled picture of a component: every variant and state on one sheet. It is what QA compares. */
export function Sheet({ children }: { children: ReactNode }) {
  return <div className={css.sheet}>{children}</div>;
}

interface SheetRowProps {
  label: string;
  /** How samples of several heights stand beside each other. `start` when left out. */
  align?: 'start' | 'center' | 'baseline';
  children: ReactNode;
}

/** A labelled row of a sheet. */
export function SheetRow({ label, align = 'start', children }: SheetRowProps) {
  return (
    <div className={css.row}>
      <span className={css.label}>{label}</span>
      <div className={cx(css.cells, css.align[align])}>{children}</div>
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

interface PreviewProps {
  /** Selector of the part that is pointed at. */
  hover?: string;
  /** Selector of the part that the keyboard has reached. */
  focus?: string;
  /** Selector of the part that is held down. */
  pressed?: string;
  children: ReactNode;
}

/** Draws parts of a component in states at rest (`data-preview`): those that no prop of the component reaches. */
export function Preview({ hover, focus, pressed, children }: PreviewProps) {
  const mark = useCallback(
    (box: HTMLElement | null) => {
      if (!box) return undefined;
      const markAll = () => {
        for (const [state, part] of Object.entries({ hover, focus, pressed }))
          if (part) box.querySelector(part)?.setAttribute('data-preview', state);
      };
      markAll();
      // Some parts are drawn later: rows once there is room for them.
      const later = new MutationObserver(markAll);
      later.observe(box, { childList: true, subtree: true });
      return () => later.disconnect();
    },
    [hover, focus, pressed],
  );
  return (
    <div className={css.preview} ref={mark}>
      {children}
    </div>
  );
}

/** A column too narrow for comfort, with its edge drawn. */
export function Narrow({ children }: { children: ReactNode }) {
  return <div className={css.narrow}>{children}</div>;
}
