import type { Referral } from '@smart-art/api-client/queries';
import { Button, LinkButton } from '@smart-art/ui/button';
import { Mail, Share2 } from '@smart-art/ui/icons';
import { toast } from '@smart-art/ui/toast';
import { useIntl } from 'react-intl';
import { referralsMessages as messages } from './referrals.messages.ts';

/** Shares the link through the device (Web Share), or through a mail draft if that is not available. */
export function ShareLink({ referral: { email, link, referred_by } }: { referral: Referral }) {
  const intl = useIntl();
  const title = intl.formatMessage(messages.shareTitle, { inviter: referred_by });
  if (!('share' in navigator)) {
    const mail = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(link)}`;
    return (
      <LinkButton href={mail} icon={Mail}>
        {intl.formatMessage(messages.shareByMail)}
      </LinkButton>
    );
  }
  const share = async () => {
    try {
      await navigator.share({ title, url: link });
    } catch (error) {
      /* The user cancelled: show no message. */
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast.warning(intl.formatMessage(messages.shareFailed));
    }
  };
  return (
    <Button icon={Share2} onClick={() => void share()}>
      {intl.formatMessage(messages.share)}
    </Button>
  );
}
