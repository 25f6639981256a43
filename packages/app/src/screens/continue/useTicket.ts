import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { capturedTicket } from '../../session/index.ts';

/** Stored in the history entry, so that it survives a reload (language change) without appearing in the URL. */
interface ContinueState {
  ticket?: string;
}

/** The ticket of this page; undefined if it was opened without one. */
export function useTicket(): string | undefined {
  const { search, state } = useLocation() as { search: string; state: ContinueState | null };
  const navigate = useNavigate();
  const ticket = state?.ticket ?? capturedTicket();
  const isKept = state?.ticket !== undefined;
  useEffect(() => {
    if (isKept || ticket === undefined) return;
    const kept: ContinueState = { ticket };
    void navigate(`.${search}`, { replace: true, state: kept });
  }, [isKept, ticket, search, navigate]);
  return ticket;
}
