import { useImperativeHandle, useRef } from 'react';
import { useString } from '../provider/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { Cards } from './Cards.tsx';
import * as css from './DataTable.css.ts';
import { Table } from './Table.tsx';
import type { DataTableProps } from './types.ts';
import { useNarrow } from './useNarrow.ts';

/**
 * Many rows of a kind to compare, sort, select and open, with the keyboard of a grid; a list of cards where it is
 * narrower than 775 px. Only rows in view are drawn, whatever their number (up to about half a million, where browsers
 * stop counting pixels). It scrolls by itself up to `height`: a head and a first column that stay in sight need one box
 * that scrolls both ways.
 * Not for pictures first: use ArtworkGrid. Not for one thing's facts: use DescriptionList.
 */
export function DataTable<Row>({ ref, ...props }: DataTableProps<Row>) {
  const string = useString();
  const outer = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => outer.current, []);
  const narrow = useNarrow(outer);
  const { columns } = props;
  // The first column of words names the row.
  const naming = columns.findIndex(({ render }) => !render);
  const data = Object.fromEntries(Object.entries(props).filter(([name]) => name.startsWith('data-')));
  return (
    <div {...data} ref={outer} className={css.outer} id={props.id}>
      {narrow ? <Cards {...props} naming={naming} /> : <Table {...props} naming={naming} />}
      <VisuallyHidden>
        <span role="status">{props.loading ? string('dataTable.loading') : ''}</span>
      </VisuallyHidden>
    </div>
  );
}
