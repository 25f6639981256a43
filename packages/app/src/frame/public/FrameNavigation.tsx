import { PublicNavigation, type PublicNavigationProps } from './PublicNavigation.tsx';
import { useBuyerSide } from './use-buyer-side.tsx';

export type FrameNavigationProps = Pick<PublicNavigationProps, 'way'>;

/** The public menus, with the question before the buyer side. Load it together with `siteWords`, which it says. */
export function FrameNavigation({ way }: FrameNavigationProps) {
  const { ask, question } = useBuyerSide();
  return (
    <>
      <PublicNavigation ask={ask} way={way} />
      {question}
    </>
  );
}
