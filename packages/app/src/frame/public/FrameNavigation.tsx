import { PublicNavigation, type PublicNavigationProps } from './PublicNavigation.tsx';
import { useBuyerSide } from './use-buyer-side.tsx';

export type FrameNavigationProps = Pick<PublicNavigationProps, 'way'>;

/** The public menus, with the confirmation before the buyer side. Load together with its messages, `siteMessageFiles`. */
export function FrameNavigation({ way }: FrameNavigationProps) {
  const { confirm, dialog } = useBuyerSide();
  return (
    <>
      <PublicNavigation confirm={confirm} way={way} />
      {dialog}
    </>
  );
}
