import { ApiError } from '@smart-art/api-client';
import { createQueryClient } from '@smart-art/api-client/queries';
import { enterByTicket, readTicket, type TicketPerson } from '@smart-art/api-client/ticket';
import { personName } from '@smart-art/openapi/person-name';
import { Banner } from '@smart-art/ui/banner';
import { Button, LinkButton } from '@smart-art/ui/button';
import { Stack } from '@smart-art/ui/stack';
import { Text } from '@smart-art/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { Navigate, useLocation } from 'react-router';
import type { SignInState } from '../../frame/connect-session.ts';
import { ssoFailureMessage } from '../../frame/failure-message.ts';
import { useSeller, useServices } from '../../services/services.ts';
import type { Seller } from '../../session/index.ts';
import { PasswordFrame } from '../passwords/PasswordFrame.tsx';
import { continueMessages as messages } from './Continue.messages.ts';
import { useTicket } from './useTicket.ts';

const nameOf = ({ firstName, lastName }: Seller) => personName(firstName, lastName);

/** True if the ticket is invalid or truncated, so a retry cannot help. */
const isRejected = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.kind === 'message' || error.errors !== undefined);

/** The server's message about an invalid ticket; a truncated one has a message of ours. */
const reasonOf = (intl: IntlShape, error: ApiError) =>
  error.errors ? intl.formatMessage(messages.notWhole) : ssoFailureMessage(intl, error);

/**
 * Sign-in from another product of the operator (000 section 7). The link alone signs nobody in: the user sees the
 * account and confirms.
 */
export function Component() {
  const intl = useIntl();
  const ticket = useTicket();
  const seller = useSeller();
  const { search } = useLocation();
  if (ticket !== undefined) return <Ticket search={search} ticket={ticket} />;
  const reason = intl.formatMessage(messages.notWhole);
  return (
    <PasswordFrame title={intl.formatMessage(messages.title)}>
      <Stack gap={5}>
        <Banner tone="warning">{intl.formatMessage(messages.overStay, { reason })}</Banner>
        <Alternative search={search} seller={seller} />
      </Stack>
    </PasswordFrame>
  );
}

interface TicketProps {
  ticket: string;
  /** Query string with the page to open next. */
  search: string;
}

function Ticket({ ticket, search }: TicketProps) {
  const intl = useIntl();
  const { clients, session } = useServices();
  const seller = useSeller();
  const [queryClient] = useState(createQueryClient);
  const read = useQuery(
    {
      queryKey: ['ticket', ticket],
      queryFn: () => readTicket(clients, ticket),
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );
  const [entering, setEntering] = useState(false);
  const [enterError, setEnterError] = useState<unknown>(null);
  /* Enter changes the session, and no query cache outlives a session. */
  const enter = async () => {
    setEntering(true);
    setEnterError(null);
    try {
      session.enter(await enterByTicket(clients, ticket));
    } catch (error) {
      setEnterError(error);
    }
    setEntering(false);
  };

  const person = read.data;
  const failure = enterError ?? read.error;
  /* Already signed in as this person: the sign-in page redirects to the requested page. */
  if (seller && person?.email === seller.email.toLowerCase()) return <Navigate replace to={`/sign-in${search}`} />;
  const isOver = isRejected(failure);
  if (isOver && !seller) {
    const state: SignInState = { notice: intl.formatMessage(messages.over, { reason: reasonOf(intl, failure) }) };
    return <Navigate replace state={state} to={`/sign-in${search}`} />;
  }
  const name = person && personName(person.firstname, person.lastname);
  return (
    <PasswordFrame lead={introOf(intl, person, isOver)} title={intl.formatMessage(messages.title)}>
      <Stack gap={5}>
        {failure !== null && (
          <Banner
            action={
              !isOver && (
                <Button onClick={() => (person ? void enter() : void read.refetch())} size="small">
                  {intl.formatMessage(messages.again)}
                </Button>
              )
            }
            live="assertive"
            tone={isOver ? 'warning' : 'danger'}
          >
            {isOver
              ? intl.formatMessage(messages.overStay, { reason: reasonOf(intl, failure) })
              : ssoFailureMessage(intl, failure)}
          </Banner>
        )}
        {person && !isOver && seller && (
          <Banner
            title={intl.formatMessage(messages.signedIn, { name: nameOf(seller), email: seller.email })}
            tone="info"
          >
            {intl.formatMessage(messages.switchHelp)}
          </Banner>
        )}
        {person && !isOver && !seller && <Text>{intl.formatMessage(messages.help)}</Text>}
        <Stack gap={2}>
          {!isOver && (failure === null || person) && (
            <Button emphasis="primary" fullWidth onClick={enter} pending={entering || !person} size="large">
              {seller && name ? intl.formatMessage(messages.switch, { name }) : intl.formatMessage(messages.title)}
            </Button>
          )}
          <Alternative search={search} seller={seller} />
        </Stack>
      </Stack>
    </PasswordFrame>
  );
}

/** Alternatives to this link: the account that is signed in, or the sign-in form. */
function Alternative({ seller, search }: { seller: Seller | null; search: string }) {
  const intl = useIntl();
  return (
    <LinkButton emphasis="quiet" fullWidth href={seller ? '/sign-in' : `/sign-in${search}`}>
      {seller ? intl.formatMessage(messages.stay, { name: nameOf(seller) }) : intl.formatMessage(messages.somebodyElse)}
    </LinkButton>
  );
}

function introOf(intl: IntlShape, person: TicketPerson | undefined, isOver: boolean) {
  if (isOver) return undefined;
  if (!person) return intl.formatMessage(messages.reading);
  const { firstname, lastname, email } = person;
  return intl.formatMessage(messages.person, { name: personName(firstname, lastname), email });
}
