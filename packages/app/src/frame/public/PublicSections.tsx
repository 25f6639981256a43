import { PublicAfter } from '@smart-art/ui/public-shell';
import { useBuyerSide } from './use-buyer-side.tsx';
import { useFooter } from './use-footer.ts';
import { VisitorSections } from './VisitorSections.tsx';

/** Reviews, contact and footer below another frame. Load together with its messages, `publicMessageFiles`. */
export function PublicSections() {
  const { confirm, dialog } = useBuyerSide();
  const footer = useFooter(confirm);
  return (
    <>
      <PublicAfter footer={footer}>
        <VisitorSections />
      </PublicAfter>
      {dialog}
    </>
  );
}
