import { PublicAfter } from '@smart-art/ui/public-shell';
import { useBuyerSide } from './use-buyer-side.tsx';
import { useFooter } from './use-footer.ts';
import { VisitorSections } from './VisitorSections.tsx';

/** Reviews, contact and footer below another frame. Load together with its messages, `publicMessageFiles`. */
export function PublicSections() {
  const { ask, question } = useBuyerSide();
  const footer = useFooter(ask);
  return (
    <>
      <PublicAfter footer={footer}>
        <VisitorSections />
      </PublicAfter>
      {question}
    </>
  );
}
