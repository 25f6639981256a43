import { LensBanner } from '../lens/LensBanner.tsx';
import { AgreementBanner, type AgreementBannerProps } from './AgreementBanner.tsx';

export type ShellNoticesProps = AgreementBannerProps;

/** What concerns every page, above it: through whose eyes it is seen, and how the agreement stands. */
export function ShellNotices({ email }: ShellNoticesProps) {
  return (
    <>
      <LensBanner />
      <AgreementBanner email={email} />
    </>
  );
}
