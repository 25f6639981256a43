import { Button } from '../button/index.ts';
import { Pagination } from '../pagination/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import * as css from './ListView.css.ts';
import { strings } from './strings.ts';
import type { ListApi } from './useListState.ts';

/** Loads more rows below instead of paging. */
export interface MoreRows {
  shown: number;
  onMore: () => void;
  loading?: boolean | undefined;
}

export interface ListPagesProps {
  list: ListApi;
  more?: MoreRows | undefined;
  total: number;
  pageCount: number;
  onPage: (page: number) => void;
}

/** Pagination, or the button that loads more rows. */
export function ListPages({ list, more, total, pageCount, onPage }: ListPagesProps) {
  const { locale } = useUi();
  const string = useStrings(strings);
  const { state, change, hrefOf, definition } = list;
  if (more) {
    const number = new Intl.NumberFormat(locale);
    return (
      <div className={css.more}>
        <span>{string('shownOf', { count: number.format(more.shown), total: number.format(total) })}</span>
        {more.shown < total && (
          <Button onClick={more.onMore} pending={more.loading}>
            {string('more')}
          </Button>
        )}
      </div>
    );
  }
  const { pageSizes = [] } = definition;
  if (pageCount === 1 && pageSizes.length < 2) return null;
  const from = (state.page - 1) * state.pageSize + 1;
  return (
    <Pagination
      from={from}
      hrefOf={(page) => hrefOf({ page })}
      onPageChange={onPage}
      page={state.page}
      pageCount={pageCount}
      to={Math.min(total, from + state.pageSize - 1)}
      total={total}
      {...(pageSizes.length > 1 && {
        perPage: { value: state.pageSize, options: pageSizes, onChange: (pageSize) => change({ pageSize }) },
      })}
    />
  );
}
