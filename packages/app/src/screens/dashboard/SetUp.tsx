import { Button } from '@smart-art/ui/button';
import { Card } from '@smart-art/ui/card';
import { Camera, CircleCheck, CreditCard, ImagePlus, Landmark, type LucideIcon, UserRound } from '@smart-art/ui/icons';
import { Inline } from '@smart-art/ui/inline';
import { Link } from '@smart-art/ui/link';
import { ProgressBar } from '@smart-art/ui/progress-bar';
import { Stack } from '@smart-art/ui/stack';
import { Heading, Muted } from '@smart-art/ui/text';
import { VisuallyHidden } from '@smart-art/ui/visually-hidden';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { addingObstacle } from '../../frame/agreement.ts';
import { useScrollToHash } from '../../frame/use-scroll-to-hash.ts';
import { usePreference } from '../../preferences/use-preference.ts';
import { hasSellerRoute } from '../../routes/inner.ts';
import type { Seller } from '../../session/index.ts';
import { dashboardMessages as messages, setUpMessages } from './Dashboard.messages.ts';
import { isSetUp, knownSteps, type SetUpFacts, type SetUpStep, setUpSteps } from './set-up.ts';
import type { DashboardData } from './useDashboard.ts';

const places: Record<SetUpStep, { path: string; at?: string; icon: LucideIcon }> = {
  profile: { path: '/edit-profile', icon: UserRound },
  picture: { path: '/edit-profile', at: '#picture', icon: Camera },
  bank: { path: '/edit-profile', at: '#bank', icon: Landmark },
  gateway: { path: '/settings/general', icon: CreditCard },
  work: { path: '/add-art', icon: ImagePlus },
};

const possible = setUpSteps.filter((step) => hasSellerRoute(places[step].path));

export interface SetUpProps {
  dashboard: DashboardData;
  seller: Seller;
}

/**
 * The set-up list of a new seller: progress, and links to the remaining steps. Hidden when all is done or the seller
 * dismisses it; the account menu can bring it back.
 */
export function SetUp({ dashboard, seller }: SetUpProps) {
  const intl = useIntl();
  const [list, setList] = usePreference('set_up_list', seller.id);
  const { record, profile, settings, works } = dashboard;
  const facts: SetUpFacts = {
    record: record.data?.profile ?? undefined,
    profile: profile.data,
    settings: settings.data,
    works: works.data?.counts.all,
  };
  const steps = knownSteps(facts).filter(({ step }) => possible.includes(step));
  const doneCount = steps.filter(({ done }) => done).length;
  /* The focused button disappears; move the focus to the title. */
  const hide = () => {
    setList('hidden');
    document.querySelector('h1')?.focus({ preventScroll: true });
  };
  const isShown = list === 'shown' && doneCount < steps.length;
  useScrollToHash(isShown);
  /* When everything is done, the menu need not offer the list. */
  const isOver = list === 'hidden' && isSetUp(facts, possible);
  useEffect(() => {
    if (isOver) setList('shown');
  });
  if (!isShown) return null;
  return (
    <Card as="section" aria-labelledby="set-up-title" id="set-up" raised>
      <Stack gap={4}>
        <Stack gap={2}>
          <Heading id="set-up-title" level={2} size="card">
            {intl.formatMessage(messages.setUp)}
          </Heading>
          <ProgressBar
            hideLabel
            label={intl.formatMessage(messages.setUp)}
            max={steps.length}
            value={doneCount}
            valueText={intl.formatMessage(messages.setUpDone, { done: doneCount, count: steps.length })}
          />
        </Stack>
        <Stack as="ul" gap={3}>
          {steps.map(({ step, done }) => {
            const { path, at = '', icon: Icon } = places[step];
            if (done) {
              return (
                <Inline align="start" as="li" gap={3} key={step} wrap={false}>
                  <CircleCheck aria-hidden="true" size={18} />
                  <Muted>
                    {intl.formatMessage(setUpMessages[step])}
                    <VisuallyHidden> {intl.formatMessage(messages.done)}</VisuallyHidden>
                  </Muted>
                </Inline>
              );
            }
            /* Works cannot be added without a paid agreement: the first step is to pay. */
            const way = step === 'work' && addingObstacle(profile.data) ? '/payment-renew' : path + at;
            return (
              <Inline align="start" as="li" gap={3} key={step} wrap={false}>
                <Icon aria-hidden="true" size={18} />
                <Stack gap={1}>
                  <Link href={way} standalone>
                    {intl.formatMessage(setUpMessages[step])}
                  </Link>
                  <Muted>{intl.formatMessage(setUpMessages[`${step}Help`])}</Muted>
                </Stack>
              </Inline>
            );
          })}
        </Stack>
        <Inline>
          <Button onClick={hide} size="small">
            {intl.formatMessage(messages.hideSetUp)}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
