import { Button } from '@smart-art/ui/button';
import { CalendarDays } from '@smart-art/ui/icons';
import { lazyPart, useLazyOverlay } from '@smart-art/ui/lazy-part';
import { toast } from '@smart-art/ui/toast';
import { useIntl } from 'react-intl';
import { failureMessages } from '../frame/failures.messages.ts';
import { calendarMessages as messages } from './calendar.messages.ts';

const dialog = lazyPart<{ onClose: () => void }>(() =>
  import('./CalendarDialog.tsx').then(({ CalendarDialog }) => CalendarDialog),
);

/** Takes the deadlines along into the calendar that a person has. */
export function CalendarFeed() {
  const intl = useIntl();
  const failed = () => toast.warning(intl.formatMessage(failureMessages.network));
  const { Part: Dialog, open, setOpen, show, intent } = useLazyOverlay(dialog, failed);
  return (
    <>
      <Button {...intent} icon={CalendarDays} onClick={show} pending={open && !Dialog}>
        {intl.formatMessage(messages.open)}
      </Button>
      {open && Dialog && <Dialog onClose={() => setOpen(false)} />}
    </>
  );
}
