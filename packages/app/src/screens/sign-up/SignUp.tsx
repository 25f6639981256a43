import { createQueryClient } from '@smart-art/api-client/queries';
import { Banner } from '@smart-art/ui/banner';
import { Button } from '@smart-art/ui/button';
import { formatDate } from '@smart-art/ui/date-time';
import { Inline } from '@smart-art/ui/inline';
import { Link } from '@smart-art/ui/link';
import { PublicFrame } from '@smart-art/ui/public-frame';
import { Stack } from '@smart-art/ui/stack';
import { Muted, Text } from '@smart-art/ui/text';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { LanguageMenu } from '../../frame/LanguageMenu.tsx';
import { BelowFrame } from '../../frame/public/BelowFrame.tsx';
import { LazyNavigation } from '../../frame/public/LazyNavigation.tsx';
import { ThemeMenu } from '../../frame/ThemeMenu.tsx';
import { BRAND, useTitle } from '../../frame/title.ts';
import { acanthusPicture } from '../../pictures/acanthus.ts';
import { keepCodeSent } from '../../session/code-sent.ts';
import { signUpMessages as messages } from './SignUp.messages.ts';
import { SignUpForm } from './SignUpForm.tsx';
import { saveProof } from './saved-proof.ts';
import { isSameVisit, type SignUpDraft, signUpDraft } from './sign-up-draft.ts';

/** Sign-up (000 sections 2, 5 and 7; 001 section 5): from an email to an account with its business record. */
export function Component() {
  const intl = useIntl();
  const [queryClient] = useState(createQueryClient);
  /** Whether the device can save the draft; assumed until a write fails. */
  const [canSave, setCanSave] = useState(true);
  const [draft] = useState(() => signUpDraft(setCanSave));
  /** The draft; undefined until it has been read. */
  const [savedDraft, setSavedDraft] = useState<SignUpDraft | null>();
  /** Whether the user must first confirm that the draft is theirs. */
  const [asks, setAsks] = useState(false);
  useTitle(intl.formatMessage(messages.title));
  useEffect(() => {
    let stale = false;
    void draft.load().then((found) => {
      if (stale) return;
      const mayBeOthers = found !== null && !isSameVisit();
      if (mayBeOthers) {
        saveProof(null);
        keepCodeSent(null);
      }
      setAsks(mayBeOthers);
      setSavedDraft(found);
    });
    return () => {
      stale = true;
    };
  }, [draft]);

  const startOver = async () => {
    await draft.discard();
    setSavedDraft(null);
    setAsks(false);
  };
  return (
    <QueryClientProvider client={queryClient}>
      <PublicFrame
        after={<BelowFrame />}
        brand={{ name: BRAND, href: '/' }}
        lead={intl.formatMessage(messages.lead)}
        navigation={<LazyNavigation way="sign-in" />}
        picture={acanthusPicture(intl)}
        title={intl.formatMessage(messages.title)}
        tools={
          <>
            <LanguageMenu />
            <ThemeMenu />
          </>
        }
      >
        <Stack gap={6}>
          {savedDraft !== undefined &&
            (asks && savedDraft ? (
              <Banner title={intl.formatMessage(messages.offerTitle)} tone="info">
                <Stack gap={3}>
                  <Text>
                    {intl.formatMessage(messages.offer, {
                      date: formatDate(new Date(savedDraft.writtenAt), intl),
                    })}
                  </Text>
                  <Inline>
                    <Button emphasis="primary" onClick={() => setAsks(false)}>
                      {intl.formatMessage(messages.goOn)}
                    </Button>
                    <Button onClick={startOver}>{intl.formatMessage(messages.beginAnew)}</Button>
                  </Inline>
                </Stack>
              </Banner>
            ) : (
              <SignUpForm draft={draft} savedDraft={savedDraft} />
            ))}
          <Stack gap={2}>
            <Inline gap={1}>
              <Text>{intl.formatMessage(messages.haveAccount)}</Text>
              <Link href="/sign-in">{intl.formatMessage(messages.signIn)}</Link>
            </Inline>
            <Muted>{intl.formatMessage(canSave ? messages.keptHere : messages.notKept)}</Muted>
          </Stack>
        </Stack>
      </PublicFrame>
    </QueryClientProvider>
  );
}
