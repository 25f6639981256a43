import type { StoreFeedback } from '@smart-art/api-client/queries';

/** Values of the feedback form. */
export interface FeedbackForm {
  email: string;
  first_name: string;
  last_name: string;
  message: string;
  /** 1 to 5; null if not chosen. */
  star: number | null;
}

/** Initial values, with known details of the user. */
export function feedbackOf({ email = '', first_name = '', last_name = '' }): FeedbackForm {
  return { email, first_name, last_name, message: '', star: null };
}

/** The request body, trimmed (001 section 5). @param values that passed validation */
export function feedbackBody({ email, first_name, last_name, message, star }: FeedbackForm): StoreFeedback['body'] {
  return {
    email: email.trim(),
    first_name: first_name.trim(),
    last_name: last_name.trim(),
    message: message.trim(),
    star: star ?? 0,
  };
}
