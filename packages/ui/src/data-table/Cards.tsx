// biome-ignore-all lint/a11y/useSemanticElements: a list whose items come and go in batches has an element between
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Card, type CardProps } from './Card.tsx';
import * as css from './Cards.css.ts';
import { SkeletonCards } from './Skeletons.tsx';
import type { DataTableProps } from './types.ts';

/** Number of cards rendered and removed together. */
const batch = 40;
/** Up to this many cards are all rendered; the browser skips those out of view (`content-visibility`). */
const few = 200;
/** Assumed height of a card in px until some have been measured. */
const guess = 160;

export type CardsProps<Row> = DataTableProps<Row> & Pick<CardProps<Row>, 'naming'>;

/**
 * DataTable on a narrow container: its rows as cards in the page flow. In a long list, cards far from view are not
 * rendered.
 */
export function Cards<Row>(props: CardsProps<Row>) {
  const { label, rows, rowKey, loading, empty, total } = props;
  const id = useId();
  const printing = usePrinting();
  const height = useRef(guess);
  if (rows.length === 0) return loading ? <SkeletonCards count={3} /> : <div className={css.nothing}>{empty}</div>;
  const whole = printing || rows.length <= few;
  const size = Math.max(rows.length, total ?? 0);
  return (
    <>
      <div aria-busy={loading} aria-label={label} aria-labelledby={props.labelledBy} className={css.list} role="list">
        {Array.from({ length: Math.ceil(rows.length / batch) }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies the batch
          <Batch key={at} cards={Math.min(batch, rows.length - at * batch)} height={height} whole={whole}>
            {() =>
              rows
                .slice(at * batch, (at + 1) * batch)
                .map((row, index) => (
                  <Card key={rowKey(row)} {...props} id={id} position={at * batch + index + 1} row={row} size={size} />
                ))
            }
          </Batch>
        ))}
      </div>
      {loading && props.onEndReached && <SkeletonCards count={1} />}
      <End {...props} />
    </>
  );
}

interface BatchProps {
  cards: number;
  /** Height of a card and its gap in px, as last measured. */
  height: { current: number };
  whole: boolean;
  children: () => ReactNode;
}

function Batch({ cards, height, whole, children }: BatchProps) {
  const element = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const [own, setOwn] = useState<number | null>(null);
  const drawn = whole || near;
  useEffect(() => {
    const box = element.current;
    if (!box || whole) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        if (!entry.isIntersecting && box.childElementCount > 0) {
          // Keep the batch with the focus.
          if (box.contains(document.activeElement)) return;
          height.current = box.offsetHeight / box.childElementCount;
          setOwn(box.offsetHeight);
        }
        setNear(entry.isIntersecting);
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(box);
    return () => observer.disconnect();
  }, [whole, height]);
  return (
    <div ref={element} className={css.batch} style={drawn ? undefined : { height: own ?? cards * height.current }}>
      {drawn && children()}
    </div>
  );
}

/** Requests more rows near the end of the list. */
function End<Row>({ rows, total = Number.POSITIVE_INFINITY, loading, onEndReached }: DataTableProps<Row>) {
  const element = useRef<HTMLDivElement>(null);
  const lengthAtRequest = useRef(0);
  useEffect(() => {
    if (!element.current || !onEndReached || loading || rows.length >= total) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (lengthAtRequest.current === rows.length || !entries.some(({ isIntersecting }) => isIntersecting)) return;
        lengthAtRequest.current = rows.length;
        onEndReached();
      },
      { rootMargin: '100% 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [rows.length, total, loading, onEndReached]);
  return <div ref={element} />;
}

/** True while printing. The browser prints what is rendered when `beforeprint` returns. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const listen = ({ type }: Event) => flushSync(() => setPrinting(type === 'beforeprint'));
    window.addEventListener('beforeprint', listen);
    window.addEventListener('afterprint', listen);
    return () => {
      window.removeEventListener('beforeprint', listen);
      window.removeEventListener('afterprint', listen);
    };
  }, []);
  return printing;
}
