import { lazyComponent } from '../lazy-component/index.ts';
import type { RenderedDetailsProps } from './RenderedDetails.tsx';

/** Fetched with the first table whose rows open. Of any row: it hands rows through and asks nothing of them. */
export const lazyDetails = lazyComponent<RenderedDetailsProps<never>>(() =>
  import('./RenderedDetails.tsx').then(({ RenderedDetails }) => RenderedDetails),
);

/** The details of open rows. A component of its own: when it comes, the table is not drawn again. */
export function OpenRows<Row>({ body, expand }: RenderedDetailsProps<Row>) {
  const Details = lazyDetails.useComponent();
  return Details && <Details body={body as never} expand={expand as never} />;
}
