import type { BulkResult } from '@smart-art/api-client/queries';
import { Banner } from '@smart-art/ui/banner';
import { type BulkFailure, BulkReport } from '@smart-art/ui/bulk-bar';
import { Button } from '@smart-art/ui/button';
import { Stack } from '@smart-art/ui/stack';
import { useIntl } from 'react-intl';
import { failureMessage } from '../../../frame/failure-message.ts';
import { manyMessages as messages } from './many.messages.ts';
import { manyRun, useRun } from './run.ts';

const failureOf = ({ id, title, message }: BulkResult): BulkFailure => ({
  id,
  label: title,
  href: `/view-art/${id}`,
  reason: message,
});

/** The result of a bulk action: which works failed and why, and what is left to do. */
export function ManyReport() {
  const intl = useIntl();
  const { report, running } = useRun();
  if (!report) return null;
  const { action, done, failed, left, failure, goOn, undo } = report;
  return (
    <Stack gap={4}>
      {left.length > 0 && failure !== undefined && (
        <Banner
          action={
            <Button onClick={goOn} pending={running !== null} size="small">
              {intl.formatMessage(messages.goOn)}
            </Button>
          }
          live="assertive"
          title={intl.formatMessage(messages.broken)}
          tone="danger"
        >
          {failureMessage(intl, failure)}
        </Banner>
      )}
      <BulkReport
        action={action}
        done={done}
        failures={failed.map(failureOf)}
        onDismiss={() => manyRun.change({ report: null })}
        undo={undo && { label: intl.formatMessage(messages.undo), onAction: undo }}
        untried={left.length}
      />
    </Stack>
  );
}
