import { lazyComponent } from '../lazy-component/index.ts';
import type { RenderedDetailsProps } from './RenderedDetails.tsx';

/** Downloaded with the first table that has expandable rows. `never`, because it passes rows through unread. */
export const lazyDetails = lazyComponent<RenderedDetailsProps<never>>(() =>
  import('./RenderedDetails.tsx').then(({ RenderedDetails }) => RenderedDetails),
);

/** The details of expanded rows. A separate component, so that loading it does not render the table again. */
export function OpenRows<Row>({ body, expand }: RenderedDetailsProps<Row>) {
  const Details = lazyDetails.useComponent();
  return Details && <Details body={body as never} expand={expand as never} />;
}
