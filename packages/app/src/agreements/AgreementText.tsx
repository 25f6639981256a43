import { type AgreementPageKey, agreementRecord } from '@smart-art/api-client/queries';
import { Banner } from '@smart-art/ui/banner';
import { Button } from '@smart-art/ui/button';
import { writeDay } from '@smart-art/ui/date-field';
import { Dialog } from '@smart-art/ui/dialog';
import { Loading, Skeleton } from '@smart-art/ui/skeleton';
import { Stack } from '@smart-art/ui/stack';
import { Heading, Muted, Text } from '@smart-art/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { failureMessage } from '../frame/failure-message.ts';
import { useServices } from '../services/services.ts';
import { agreementTextMessages as messages } from './agreement-text.messages.ts';

export interface AgreementTextProps {
  pageKey: AgreementPageKey;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The text of the agreement in force, in the user's language (000 section 7: by page key). */
export function AgreementText({ pageKey, open, onOpenChange }: AgreementTextProps) {
  const intl = useIntl();
  const { data, error, refetch } = useQuery(agreementRecord(useServices().clients.product, pageKey));
  return (
    <Dialog
      onOpenChange={onOpenChange}
      open={open}
      size="medium"
      title={data?.title ?? intl.formatMessage(messages.title)}
    >
      {data ? (
        <Stack gap={5}>
          <Muted>
            {intl.formatMessage(messages.inForce, {
              version: data.version,
              date: writeDay(data.in_force_from, intl.locale),
            })}
          </Muted>
          {data.sections.map(({ heading, text }) => (
            <Stack as="section" gap={1} key={heading}>
              <Heading level={3}>{heading}</Heading>
              <Text>{text}</Text>
            </Stack>
          ))}
        </Stack>
      ) : error ? (
        <Banner
          action={
            <Button onClick={() => void refetch()} size="small">
              {intl.formatMessage(messages.retry)}
            </Button>
          }
          tone="danger"
        >
          {failureMessage(intl, error)}
        </Banner>
      ) : (
        <Loading>
          <Skeleton lines={6} />
        </Loading>
      )}
    </Dialog>
  );
}
