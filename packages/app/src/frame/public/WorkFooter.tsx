import { PublicFooter, type PublicFooterProps } from '@smart-art/ui/public-shell';
import { useWorkFooter } from './use-footer.ts';

export type WorkFooterProps = Pick<PublicFooterProps, 'wide'>;

/** The footer of the signed-in: one line. Load it together with `siteWords`, which it says. */
export function WorkFooter({ wide }: WorkFooterProps) {
  return <PublicFooter {...useWorkFooter()} wide={wide} />;
}
