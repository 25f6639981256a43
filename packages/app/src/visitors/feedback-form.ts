import type { StoreFeedback } from '@smart-art/api-client/queries';

/** The feedback form as it is filled in. */
export interface FeedbackForm {
  email: string;
  first_name: string;
  last_name: string;
  message: string;
  /** 1 to 5; null while there is none. */
  star: number | null;
}

/** An empty form, with what is known of who writes. */
export function feedbackOf({ email = '', first_name = '', last_name = '' }): FeedbackForm {
  return { email, first_name, last_name, message: '', star: null };
}

/** What is sent, trimmed (001 section 5). @param values that have passed the form's checks */
export function feedbackBody({ email, first_name, last_name, message, star }: FeedbackForm): StoreFeedback['body'] {
  return {
    email: email.trim(),
    first_name: first_name.trim(),
    last_name: last_name.trim(),
    message: message.trim(),
    star: star ?? 0,
  };
}
