import { Banner } from '@smart-art/ui/banner';
import { Button } from '@smart-art/ui/button';
import { useIntl } from 'react-intl';
import { failureMessage } from './failure-message.ts';
import { failureMessages as messages } from './failures.messages.ts';

export interface FailureBannerProps {
  /** What failed. */
  title: string;
  /** The query; renders nothing unless it failed. */
  query: { error: unknown; isFetching: boolean; refetch(): Promise<unknown> };
}

/** Shows a query's error with a retry button. */
export function FailureBanner({ title, query }: FailureBannerProps) {
  const intl = useIntl();
  if (!query.error) return null;
  return (
    <Banner
      action={
        <Button onClick={() => void query.refetch()} pending={query.isFetching} size="small">
          {intl.formatMessage(messages.retry)}
        </Button>
      }
      live="assertive"
      title={title}
      tone="danger"
    >
      {failureMessage(intl, query.error)}
    </Banner>
  );
}
