import { checkFrameAvailability, type FrameAvailability } from '@smart-art/api-client/queries';
import { Button } from '@smart-art/ui/button';
import type { FormApi } from '@smart-art/ui/form';
import { Inline } from '@smart-art/ui/inline';
import { InlineMessage } from '@smart-art/ui/inline-message';
import { formatMoney } from '@smart-art/ui/money';
import { Stack } from '@smart-art/ui/stack';
import { Heading, Muted } from '@smart-art/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { failureMessage } from '../../../frame/failure-message.ts';
import { usePause } from '../../../frame/use-pause.ts';
import { useServices } from '../../../services/services.ts';
import { sizeText } from '../../../works/size.ts';
import { type WorkForm, workConstraints } from '../work-form.ts';
import { labelMessages as messages } from './label.messages.ts';

type Frame = FrameAvailability['sizes'][number];

/** Maximum number of other sizes shown. */
const MOST = 6;

/** The contract's maximum length. */
const LONGEST = workConstraints.size.properties.width.maximum;

const isLength = (length: number | null): length is number => length !== null && length > 0 && length <= LONGEST;

/** Debounce of the vendor request, in ms. */
const PAUSE = 400;

type FrameRequest = Parameters<typeof checkFrameAvailability>[1];

/** The parameters of the vendor request; null while one is missing. */
function requestOf({ frame_vendor_id, frame_material_id, size, pieces }: WorkForm): FrameRequest | null {
  const { width, height, unit } = size;
  if (!frame_vendor_id || !isLength(width) || !isLength(height)) return null;
  return {
    frame_vendor_id,
    frame_material_id: frame_material_id || null,
    width,
    height,
    size_unit: unit,
    pieces: pieces ?? 1,
  };
}

/** Checks whether the chosen vendor has a frame that fits, as soon as all parameters are known. */
export function FrameCheck({ form }: { form: FormApi<WorkForm> }) {
  const request = requestOf(form.values);
  const json = request ? JSON.stringify(request) : '';
  const settled = usePause(json, PAUSE);
  if (!request) return null;
  return <Result isTyping={settled !== json} key={settled} request={request} />;
}

function Result({ request, isTyping }: { request: FrameRequest; isTyping: boolean }) {
  const intl = useIntl();
  const { data, error, isFetching, refetch } = useQuery({
    ...checkFrameAvailability(useServices().clients.product, request),
    enabled: !isTyping,
  });
  const sizeOf = ({ width, height, size_unit }: Pick<Frame, 'width' | 'height' | 'size_unit'>) =>
    sizeText(intl, { width, height, depth: null, size_unit }) ?? '';
  const write = ({ amount, currency }: Frame['price']) => formatMoney(amount, currency, intl.locale);

  if (isTyping || (isFetching && !data)) {
    return <Muted role="status">{intl.formatMessage(messages.checking)}</Muted>;
  }
  if (error) {
    return (
      <Stack gap={2}>
        <InlineMessage live="polite" tone="danger">
          {failureMessage(intl, error)}
        </InlineMessage>
        <Inline>
          <Button onClick={() => void refetch()} size="small">
            {intl.formatMessage(messages.checkAgain)}
          </Button>
        </Inline>
      </Stack>
    );
  }
  if (!data) return null;
  const { frame, price, reason, sizes } = data;
  if (frame) {
    return (
      <Stack gap={1}>
        <InlineMessage live="polite" tone="success">
          {intl.formatMessage(messages.frameFound, {
            material: frame.frame_material.name,
            size: sizeOf(frame),
            stock: frame.in_stock,
          })}
        </InlineMessage>
        {price && (
          <Muted>{intl.formatMessage(messages.framePrice, { price: write(price), pieces: request.pieces ?? 1 })}</Muted>
        )}
      </Stack>
    );
  }
  return (
    <Stack gap={2}>
      <InlineMessage live="polite" tone="warning">
        {intl.formatMessage(messages.frameReason[reason ?? 'no_such_size'])}
      </InlineMessage>
      {sizes.length > 0 && (
        <Stack gap={1}>
          <Heading level={4}>{intl.formatMessage(messages.sizes)}</Heading>
          {sizes.slice(0, MOST).map((stocked) => (
            <Muted key={stocked.id}>
              {intl.formatMessage(messages.stocked, {
                size: sizeOf(stocked),
                material: stocked.frame_material.name,
                price: write(stocked.price),
                stock: stocked.in_stock,
              })}
            </Muted>
          ))}
        </Stack>
      )}
    </Stack>
  );
}
