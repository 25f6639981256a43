import { Button } from '@smart-art/ui/button';
import { CalendarDays } from '@smart-art/ui/icons';
import { lazyComponent, useLazyOverlay } from '@smart-art/ui/lazy-component';
import { toast } from '@smart-art/ui/toast';
import { useIntl } from 'react-intl';
import { failureMessages } from '../frame/failures.messages.ts';
import { calendarMessages as messages } from './calendar.messages.ts';

const dialog = lazyComponent<{ onClose: () => void }>(() =>
  import('./CalendarDialog.tsx').then(({ CalendarDialog }) => CalendarDialog),
);

/** Opens the dialog with the URL of the seller's deadlines for a calendar app. */
export function useCalendarFeed() {
  const intl = useIntl();
  const failed = () => toast.warning(intl.formatMessage(failureMessages.network));
  const { Part: Dialog, open, setOpen, show, intent } = useLazyOverlay(dialog, failed);
  return {
    label: intl.formatMessage(messages.open),
    icon: CalendarDays,
    show,
    intent,
    pending: open && !Dialog,
    dialog: open && Dialog && <Dialog onClose={() => setOpen(false)} />,
  };
}

/** Lets users subscribe to their deadlines in their own calendar app. */
export function CalendarFeed() {
  const { label, icon, show, intent, pending, dialog: shown } = useCalendarFeed();
  return (
    <>
      <Button {...intent} icon={icon} onClick={show} pending={pending}>
        {label}
      </Button>
      {shown}
    </>
  );
}
