import type { Import, ProfileDetails } from '@smart-art/api-client/queries';
import { uploadProductImagesBody } from '@smart-art/openapi/constraints';
import { FileField } from '@smart-art/ui/file-field';
import { QuotaMeter } from '@smart-art/ui/quota-meter';
import { Section } from '@smart-art/ui/section';
import { Stack } from '@smart-art/ui/stack';
import { Muted } from '@smart-art/ui/text';
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import type { UploadQueue } from '../../uploads/upload-queue.ts';
import { photographMessages as messages } from './run.messages.ts';
import { usePhotographs } from './usePhotographs.ts';

const { files } = uploadProductImagesBody;

/** Enough for a whole folder. */
const mostFiles = 10_000;
const namesShown = 20;

const listed = (names: readonly string[]) =>
  names.slice(0, namesShown).join(', ') + (names.length > namesShown ? ' …' : '');

export interface PhotographsProps {
  record: Import;
  profile: ProfileDetails | undefined;
  /** Pending uploads, for callers that wait for them. */
  queue: RefObject<UploadQueue | null>;
}

/** The photographs the sheet names, matched by file name. */
export function Photographs({ record, profile, queue }: PhotographsProps) {
  const intl = useIntl();
  const { items, room, isOffline, problem, unmatched, add, retry, remove } = usePhotographs(record, profile, queue);
  const { named, matched, missing } = record.images;
  return (
    <Section
      description={intl.formatMessage(messages.help, { matched, named })}
      title={intl.formatMessage(messages.title)}
    >
      <Stack gap={3}>
        <FileField
          accept={files.items.contentTypes}
          description={intl.formatMessage(messages.fieldHelp)}
          error={problem ? [problem] : undefined}
          items={items}
          label={intl.formatMessage(messages.label)}
          maxFiles={mostFiles}
          name="photographs"
          onAdd={add}
          onCancel={remove}
          onRemove={remove}
          onRetry={retry}
          underBytes={files.items.underBytes}
        />
        {room && <QuotaMeter {...room} />}
        {isOffline && <Muted role="status">{intl.formatMessage(messages.offline)}</Muted>}
        {unmatched.length > 0 && (
          <Muted role="status">
            {intl.formatMessage(messages.unmatched, { count: unmatched.length, names: listed(unmatched) })}
          </Muted>
        )}
        {missing.length > 0 && (
          <Muted>{intl.formatMessage(messages.missing, { count: missing.length, names: listed(missing) })}</Muted>
        )}
      </Stack>
    </Section>
  );
}
