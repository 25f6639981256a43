import { Banner } from '@smart-art/ui/banner';
import { Button } from '@smart-art/ui/button';
import { useIntl } from 'react-intl';
import { signUpMessages as messages } from './SignUp.messages.ts';

/** Shown in a step in place of options that could not be loaded. */
export function ReferenceFailure({ queries }: { queries: readonly { isError: boolean; refetch: () => unknown }[] }) {
  const intl = useIntl();
  const failed = queries.filter(({ isError }) => isError);
  if (failed.length === 0) return null;
  const retry = () => {
    for (const { refetch } of failed) void refetch();
  };
  return (
    <Banner
      action={
        <Button onClick={retry} size="small">
          {intl.formatMessage(messages.retry)}
        </Button>
      }
      live="polite"
      tone="warning"
    >
      {intl.formatMessage(messages.referenceFailed)}
    </Banner>
  );
}
