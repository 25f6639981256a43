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
  const isSaved = state?.ticket !== undefined;
  useEffect(() => {
    if (isSaved || ticket === undefined) return;
    const nextState: ContinueState = { ticket };
    void navigate(`.${search}`, { replace: true, state: nextState });
  }, [isSaved, ticket, search, navigate]);
  return ticket;
}
