import { LensBanner } from '../lens/LensBanner.tsx';
import { AgreementBanner, type AgreementBannerProps } from './AgreementBanner.tsx';

export type ShellNoticesProps = AgreementBannerProps;

/** Notices above every page: the role being viewed as, and the state of the agreement. */
export function ShellNotices({ email }: ShellNoticesProps) {
  return (
    <>
      <LensBanner />
      <AgreementBanner email={email} />
    </>
  );
}
