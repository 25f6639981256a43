import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { FieldSet, type FieldsetAttributes } from '../field/FieldSet.tsx';
import type { FieldProps } from '../field/index.ts';
import { useFocusFallback } from '../focus-fallback/index.ts';
import { RotateCw } from '../icons/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import type { CaptchaAdapter, CaptchaWidget } from './adapter.ts';
import * as css from './CaptchaField.css.ts';
import { strings } from './strings.ts';

export interface CaptchaFieldProps extends Omit<FieldProps, 'readOnly' | 'disabled'>, FieldsetAttributes {
  /** Renders the service's widget: `recaptcha(siteKey)`. Must be the same function on every render. */
  load: CaptchaAdapter;
  /**
   * The token, or an empty string while there is none. If cleared from outside (the server rejected it), the widget is
   * reset.
   */
  value: string;
  onChange: (value: string) => void;
  /** Milliseconds after which loading counts as slow and can be retried; 12,000 when left out. */
  patience?: number | undefined;
}

type State = 'loading' | 'slow' | 'ready' | 'failed' | 'expired';

/** A captcha as a form field. The caller chooses the service. Not for signed-in users: they were checked already. */
export function CaptchaField({ load, value, onChange, patience = 12_000, ...props }: CaptchaFieldProps) {
  const { name, label, description, error, required, ...fieldset } = props;
  const { locale } = useUi();
  const string = useStrings(strings);
  const frame = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const widget = useRef<CaptchaWidget | null>(null);
  const [state, setState] = useState<State>('loading');
  const [attempt, setAttempt] = useState(0);
  const focusFallback = useFocusFallback(frame);
  /** The value last passed to onChange. A different value comes from outside. */
  const reported = useRef(value);

  const report = useEffectEvent((token: string, next: State) => {
    reported.current = token;
    setState(next);
    onChange(token);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads it again
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    let gone = false;
    const over = new AbortController();
    const chosen = element.closest<HTMLElement>('[data-theme]')?.dataset.theme;
    const dark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
    setState('loading');
    // A hanging script neither loads nor fails, so use a timeout.
    const timer = setTimeout(() => setState('slow'), patience);
    load(element, {
      theme: dark ? 'dark' : 'light',
      locale,
      signal: over.signal,
      onToken: (token) => !gone && report(token, 'ready'),
      onExpire: () => !gone && report('', 'expired'),
      onError: () => !gone && report('', 'failed'),
    }).then(
      (loaded) => {
        if (gone) return loaded.dispose();
        clearTimeout(timer);
        widget.current = loaded;
        setState('ready');
      },
      () => {
        if (gone) return;
        clearTimeout(timer);
        setState('failed');
      },
    );
    return () => {
      gone = true;
      clearTimeout(timer);
      over.abort();
      widget.current?.dispose();
      widget.current = null;
    };
  }, [load, locale, attempt, patience]);

  useEffect(() => {
    if (value === '' && reported.current !== '') widget.current?.reset();
    reported.current = value;
  }, [value]);

  return (
    <FieldSet
      description={description}
      error={error ?? (state === 'expired' ? string('expired') : undefined)}
      fieldset={{ ...fieldset, role: 'group' }}
      kind="choice"
      label={label}
      name={name}
      required={required}
    >
      {() => (
        <div className={css.frame} ref={frame} tabIndex={-1} {...focusFallback}>
          <div aria-live="polite">
            {(state === 'loading' || state === 'slow' || state === 'failed') && string(state)}
          </div>
          <div className={css.widget} ref={container} />
          {(state === 'slow' || state === 'failed') && (
            <Button icon={RotateCw} onClick={() => setAttempt(attempt + 1)} size="small">
              {string('retry')}
            </Button>
          )}
        </div>
      )}
    </FieldSet>
  );
}
