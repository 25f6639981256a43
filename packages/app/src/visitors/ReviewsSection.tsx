import { resolveSource } from '@smart-art/api-client';
import { listFeedback } from '@smart-art/api-client/queries';
import { personName } from '@smart-art/openapi/person-name';
import { Banner } from '@smart-art/ui/banner';
import { Button } from '@smart-art/ui/button';
import { Carousel } from '@smart-art/ui/carousel';
import { MessageSquarePlus } from '@smart-art/ui/icons';
import { lazyComponent, useLazyOverlay } from '@smart-art/ui/lazy-component';
import { ReviewCard } from '@smart-art/ui/review-card';
import { Section } from '@smart-art/ui/section';
import { Loading, Skeleton } from '@smart-art/ui/skeleton';
import { toast } from '@smart-art/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { failureMessage } from '../frame/failure-message.ts';
import { failureMessages } from '../frame/failures.messages.ts';
import { BuyerLinkButton } from '../frame/public/BuyerLinkButton.tsx';
import { reviewMessages as messages } from '../frame/public/sections.messages.ts';
import { useServices } from '../services/services.ts';
import { useDeployment } from '../services/use-deployment.ts';
import type { FeedbackDialogProps } from './FeedbackDialog.tsx';
import stockPicture from './person.svg?no-inline';

const dialog = lazyComponent<FeedbackDialogProps>(() =>
  import('./FeedbackDialog.tsx').then((part) => part.FeedbackDialog),
);

/** Only the newest reviews; all of them are on the buyer side. */
const SHOWN = 12;

/**
 * The reviews section (001 sections 2 and 9): a carousel of published feedback, a link to all of it on the buyer side,
 * and the form for new feedback.
 */
export function ReviewsSection() {
  const intl = useIntl();
  const { buyerUrl } = useDeployment();
  const failed = () => toast.warning(intl.formatMessage(failureMessages.network));
  const { Part: Dialog, open, setOpen, intent, press } = useLazyOverlay(dialog, failed);
  const reviews = useReviews();
  /* Without reviews, a line invites the first one instead of an empty carousel. */
  const isEmpty = reviews.data?.data.length === 0;
  return (
    <Section
      actions={
        <>
          {buyerUrl && !isEmpty && (
            <BuyerLinkButton href={`${buyerUrl}/all-feedbacks`}>{intl.formatMessage(messages.viewAll)}</BuyerLinkButton>
          )}
          <Button {...intent} icon={MessageSquarePlus} onClick={press}>
            {intl.formatMessage(messages.add)}
          </Button>
        </>
      }
      description={isEmpty && intl.formatMessage(messages.none)}
      id="reviews"
      title={intl.formatMessage(messages.title)}
    >
      {!isEmpty && <Reviews query={reviews} />}
      {Dialog && <Dialog onOpenChange={setOpen} open={open} />}
    </Section>
  );
}

function useReviews() {
  const { clients } = useServices();
  return useQuery(listFeedback(clients.product, { per_page: SHOWN }));
}

function Reviews({ query }: { query: ReturnType<typeof useReviews> }) {
  const intl = useIntl();
  const { config } = useServices();
  const { data, error, refetch, isFetching } = query;
  if (error && !data) {
    return (
      <Banner
        action={
          <Button onClick={() => void refetch()} pending={isFetching} size="small">
            {intl.formatMessage(failureMessages.retry)}
          </Button>
        }
        title={intl.formatMessage(messages.failed)}
        tone="warning"
      >
        {failureMessage(intl, error)}
      </Banner>
    );
  }
  if (!data) {
    return (
      <Loading>
        <Skeleton height="15rem" shape="block" />
      </Loading>
    );
  }
  return (
    <Carousel
      label={intl.formatMessage(messages.carousel)}
      preset="reviews"
      slides={data.data.map(({ id, first_name, last_name, message, star, profile_image_url, created_at }) => ({
        id,
        children: (
          <ReviewCard
            date={created_at}
            name={personName(first_name, last_name)}
            message={message}
            picture={profile_image_url ? resolveSource(config.productUrl, profile_image_url) : stockPicture}
            star={star}
          />
        ),
      }))}
    />
  );
}
