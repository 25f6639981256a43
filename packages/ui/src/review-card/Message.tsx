import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useStrings, useUi } from '../provider/index.ts';
import { langOf } from '../text/langOf.ts';
import { cx } from '../theme/cx.ts';
import * as css from './ReviewCard.css.ts';
import { strings } from './strings.ts';

/** Text of any length: five lines, the rest on press. Screen readers get the full text at once. */
export function Message({ children }: { children: string }) {
  const { locale } = useUi();
  const string = useStrings(strings);
  const id = useId();
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(false);
  const [long, setLong] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: measures again when the text changes
  useLayoutEffect(() => {
    const { current } = paragraph;
    if (!current || open) return;
    const measure = () => setLong(current.scrollHeight > current.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [open, children]);

  return (
    <div className={css.message}>
      <p
        ref={paragraph}
        className={cx(css.words, !open && css.folded)}
        dir="auto"
        id={id}
        lang={langOf(children, locale)}
      >
        {children}
      </p>
      {(long || open) && (
        <button
          aria-controls={id}
          aria-expanded={open}
          className={css.more}
          type="button"
          onClick={() => setOpen(!open)}
        >
          {string(open ? 'less' : 'more')}
        </button>
      )}
    </div>
  );
}
