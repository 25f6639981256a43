/** What a captcha's widget tells its field. */
export interface CaptchaEvents {
  /** A person, as the service sees it: the token that the server verifies. */
  onToken: (token: string) => void;
  /** The token is too old by now. */
  onExpire: () => void;
  /** The widget lost its service. */
  onError: () => void;
}

export interface CaptchaOptions extends CaptchaEvents {
  theme: 'light' | 'dark';
  /** BCP 47 tag of the interface's language. */
  locale: string;
  /** Aborted when the widget is not wanted any more: what still loads is given up, so that another try begins anew. */
  signal: AbortSignal;
}

export interface CaptchaWidget {
  /** Asks again from the beginning. */
  reset: () => void;
  dispose: () => void;
}

/** Draws a service's widget into an element. Rejects when the service cannot be reached. */
export type CaptchaAdapter = (container: HTMLElement, options: CaptchaOptions) => Promise<CaptchaWidget>;
