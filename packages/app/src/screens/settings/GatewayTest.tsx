import { Button } from '@smart-art/ui/button';
import { FieldGroupWide } from '@smart-art/ui/field-group';
import { Inline } from '@smart-art/ui/inline';
import { InlineMessage } from '@smart-art/ui/inline-message';
import { Stack } from '@smart-art/ui/stack';
import { useIntl } from 'react-intl';
import { settingsMessages as messages } from './settings.messages.ts';
import type { useGatewayTest } from './useGatewayTest.ts';

export interface GatewayTestProps {
  trial: ReturnType<typeof useGatewayTest>;
  /** What the test does, and what it cannot detect. */
  help: string;
}

/** The button that tests a gateway, and the result. */
export function GatewayTest({ trial, help }: GatewayTestProps) {
  const intl = useIntl();
  const { test, isPending, outcome } = trial;
  return (
    <FieldGroupWide>
      <Stack gap={2}>
        <Inline gap={3}>
          <Button aria-description={help} onClick={test} pending={isPending} size="small">
            {intl.formatMessage(messages.test)}
          </Button>
        </Inline>
        {outcome && (
          <InlineMessage live={outcome.passed ? 'polite' : 'assertive'} tone={outcome.passed ? 'success' : 'danger'}>
            {outcome.message}
          </InlineMessage>
        )}
      </Stack>
    </FieldGroupWide>
  );
}
