import { PublicFooter, type PublicFooterProps } from '@smart-art/ui/public-shell';
import { useWorkFooter } from './use-footer.ts';

export type WorkFooterProps = Pick<PublicFooterProps, 'wide'>;

/** One-line footer for signed-in pages. Load together with its messages, `siteMessageFiles`. */
export function WorkFooter({ wide }: WorkFooterProps) {
  return <PublicFooter {...useWorkFooter()} wide={wide} />;
}
