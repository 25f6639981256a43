import type { LedgerEntry, Task, TaskView } from '@smart-art/api-client/queries';

export type Direction = LedgerEntry['direction'];

/** The views of my tasks in the order of 000 section 2. */
export const taskPaths = {
  buy: '/my-tasks/orders/buy',
  rent: '/my-tasks/orders/rent',
  custom: '/my-tasks/orders/custom',
  exhibitions: '/my-tasks/exhibitions',
  donation: '/my-tasks/crowdfunding/donation',
  purchased_art: '/my-tasks/crowdfunding/purchased-art',
} as const satisfies Record<TaskView, string>;

export const ledgerPaths = {
  credit: '/my-tasks/payments/credit',
  expense: '/my-tasks/payments/expenses',
} as const satisfies Record<Direction, string>;

export type Place = TaskView | Direction;

export const places: Record<Place, string> = { ...taskPaths, ...ledgerPaths };

/** The view at a path. */
export const viewAt = (pathname: string): TaskView =>
  (Object.keys(taskPaths) as TaskView[]).find((view) => pathname.startsWith(taskPaths[view])) ?? 'buy';

/** The page of each kind of record. */
const pages: Record<Task['record']['kind'], string> = {
  buy: '/buy-orders-info/:id',
  rent: '/rent-orders-info/:id',
  custom: '/custom-orders-info/:id',
  exhibition: '/exhibitions/view/:id',
  crowdfunding: '/crowdfunding/view-info/:id',
  art_piece: '/purchased/view-info/:id',
};

/** The link of a task. */
export const taskHref = ({ record }: Pick<Task, 'record'>): string =>
  pages[record.kind].replace(':id', encodeURIComponent(record.id));

/** The page of an entry's order. */
export const orderHref = ({ kind, id }: NonNullable<LedgerEntry['order']>): string =>
  pages[kind].replace(':id', encodeURIComponent(id));
