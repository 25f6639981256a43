import { Button } from '@smart-art/ui/button';
import { type LazyComponent, lazyComponent } from '@smart-art/ui/lazy-component';
import { Page } from '@smart-art/ui/page';
import { Stack } from '@smart-art/ui/stack';
import { Text } from '@smart-art/ui/text';
import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { failureMessages } from './failures.messages.ts';
import type { MissingPermissionProps } from './MissingPermission.tsx';
import { useCrumbs } from './screen.ts';
import { useTitle } from './title.ts';
import { useFailure } from './use-failure.ts';
import { useLazyComponent } from './use-lazy-component.ts';

const missing = lazyComponent<MissingPermissionProps>(() =>
  import('./MissingPermission.tsx').then((part) => part.MissingPermission),
);

/** Replaces a signed-in screen that is not allowed or failed; the sidebar stays. */
export function ScreenFailure() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 403 ? <Denied permission={error.data} /> : <Failed />;
}

/** The seller lacks the permission of this screen (001 section 6): links to a page they may see. */
function Denied({ permission }: MissingPermissionProps) {
  const intl = useIntl();
  const [MissingPermission] = useLazyComponent(missing);
  const crumbs = useCrumbs();
  const title = intl.formatMessage(failureMessages.denied);
  useTitle(title);
  return (
    <Page crumbs={crumbs} title={title}>
      {MissingPermission && <MissingPermission permission={permission} />}
    </Page>
  );
}

/**
 * A screen whose chunk failed to load: retried on reconnect and on demand.
 * @param load the screen
 */
export const lazyScreen = (load: () => Promise<{ Component: ComponentType }>): ReactElement => (
  <LazyScreen part={lazyComponent<object>(async () => (await load()).Component)} />
);

function LazyScreen({ part }: { part: LazyComponent<object> }) {
  const Screen = part.useComponent();
  return Screen ? <Screen /> : <OutOfReach again={part.preload} />;
}

/** Delay between two attempts to load the screen, in milliseconds. */
const AGAIN_MS = 5000;

/** @param again loads the screen again; this component unmounts on success */
function OutOfReach({ again }: { again: () => Promise<boolean> }) {
  const intl = useIntl();
  const [isRetrying, setRetrying] = useState(false);
  /* Show the failure only after a failed attempt: the screen may be reachable again by now. */
  const [isKnown, setKnown] = useState(false);
  useEffect(() => {
    let timer = 0;
    let isLeft = false;
    /* Don't rely on the online event alone: it fires once, before the server may be reachable. */
    const attempt = async () => {
      const isThere = await again();
      clearTimeout(timer);
      if (isLeft) return;
      setKnown(!isThere);
      timer = window.setTimeout(attempt, AGAIN_MS);
    };
    void attempt();
    addEventListener('online', attempt);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      removeEventListener('online', attempt);
    };
  }, [again]);
  const retry = async () => {
    setRetrying(true);
    await again();
    setRetrying(false);
  };
  const title = intl.formatMessage(failureMessages.screenFailed);
  useTitle(title);
  if (!isKnown) return null;
  return (
    <Page title={title}>
      <Stack align="start" gap={4}>
        <Text>{intl.formatMessage(failureMessages.network)}</Text>
        <Button onClick={retry} pending={isRetrying}>
          {intl.formatMessage(failureMessages.retry)}
        </Button>
      </Stack>
    </Page>
  );
}

function Failed() {
  const { title, help, reload } = useFailure();
  return (
    <Page title={title}>
      <Stack align="start" gap={4}>
        <Text>{help}</Text>
        <Button onClick={() => location.reload()}>{reload}</Button>
      </Stack>
    </Page>
  );
}
