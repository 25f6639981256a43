import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { TableBody } from './body.ts';
import { RowDetails } from './details.ts';
import { quiet } from './focus.ts';
import type { RowExpansion } from './types.ts';

export interface RenderedDetailsProps<Row> {
  body: TableBody<Row>;
  expand: RowExpansion<Row>;
}

/** Portals the details of expanded rows into the places that the table reserves. */
export function RenderedDetails<Row>({ body, expand }: RenderedDetailsProps<Row>) {
  const [details] = useState(() => new RowDetails(body));
  const version = useSyncExternalStore(details.subscribe, () => details.version);

  useLayoutEffect(() => {
    body.attach(details);
    return () => {
      details.dispose();
      body.attach(null);
    };
  }, [body, details]);

  // Measure before paint, so that the estimated heights are never visible.
  useLayoutEffect(() => {
    if (version === 0) return;
    for (const { cell } of details.drawn) if (!cell.contains(document.activeElement)) quiet(cell);
    details.measure();
  }, [details, version]);

  return Array.from(details.drawn, ({ key, row, content }) =>
    row === null ? null : createPortal(expand.render(row), content, key),
  );
}
