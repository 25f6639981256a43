/** Events from a captcha widget to its field. */
export interface CaptchaEvents {
  /** Solved: the token that the server verifies. */
  onToken: (token: string) => void;
  /** The token has expired. */
  onExpire: () => void;
  /** The widget lost the connection to its service. */
  onError: () => void;
}

export interface CaptchaOptions extends CaptchaEvents {
  theme: 'light' | 'dark';
  /** BCP 47 tag of the UI language. */
  locale: string;
  /** Aborted when the widget is no longer needed: cancels loading, so that a retry starts from scratch. */
  signal: AbortSignal;
}

export interface CaptchaWidget {
  /** Resets the challenge. */
  reset: () => void;
  dispose: () => void;
}

/** Renders a service's widget into an element. Rejects if the service is unreachable. */
export type CaptchaAdapter = (container: HTMLElement, options: CaptchaOptions) => Promise<CaptchaWidget>;
