import { type ReactNode, useCallback } from 'react';
import { cx } from '../theme/cx.ts';
import * as css from './Sheet.css.ts';

/** A component's state matrix: every variant and state, labelled, in one picture. The visual tests compare it. */
export function Sheet({ children }: { children: ReactNode }) {
  return <div className={css.sheet}>{children}</div>;
}

interface SheetRowProps {
  label: string;
  /** Vertical alignment of samples of different heights. Default `start`. */
  align?: 'start' | 'center' | 'baseline';
  children: ReactNode;
}

/** A labelled row of a state matrix. */
export function SheetRow({ label, align = 'start', children }: SheetRowProps) {
  return (
    <div className={css.row}>
      <span className={css.label}>{label}</span>
      <div className={cx(css.cells, css.align[align])}>{children}</div>
    </div>
  );
}

/** One labelled state in a row. `width` in px if the component fills its container. */
export function SheetCell({ label, width, children }: { label: string; width?: number; children: ReactNode }) {
  return (
    <div className={css.cell} style={width ? { width } : undefined}>
      <span className={css.label}>{label}</span>
      {children}
    </div>
  );
}

interface PreviewProps {
  /** Selector of the part shown as hovered. */
  hover?: string;
  /** Selector of the part shown with keyboard focus. */
  focus?: string;
  /** Selector of the part shown as pressed. */
  pressed?: string;
  children: ReactNode;
}

/** Renders parts of a component in static interaction states (`data-preview`), for parts that no prop reaches. */
export function Preview({ hover, focus, pressed, children }: PreviewProps) {
  const mark = useCallback(
    (box: HTMLElement | null) => {
      if (!box) return undefined;
      const markAll = () => {
        for (const [state, part] of Object.entries({ hover, focus, pressed }))
          if (part) box.querySelector(part)?.setAttribute('data-preview', state);
      };
      markAll();
      // Some parts render later, such as rows once there is room for them.
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

/** A very narrow column, with a visible border. */
export function Narrow({ children }: { children: ReactNode }) {
  return <div className={css.narrow}>{children}</div>;
}
