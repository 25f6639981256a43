import { Skeleton } from '@smart-art/ui/skeleton';

/** The room of the quota's meter while it is on its way: a line of small words and a thin bar. */
export const QuotaRoom = () => <Skeleton height="calc(1.125rem + 8px)" shape="block" width="5rem" />;
