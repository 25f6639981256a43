import { type HTMLAttributes, type Ref, startTransition, useOptimistic, useRef } from 'react';
import { ThumbsDown, ThumbsUp } from '../icons/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import { toast } from '../toast/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './LikeDislike.css.ts';
import { type Opinion, type Opinions, withOpinion } from './opinion.ts';
import { strings } from './strings.ts';

export interface LikeDislikeProps
  extends Opinions,
    Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'children' | 'onChange'> {
  /** Accessible name of what the opinion is about: "Message by Haruka Tanaka". */
  label: string;
  /**
   * Saves the opinion. The press shows optimistically: it is confirmed when the promise resolves, by when the props
   * must hold the new counts, and rolled back with a message when it rejects. Calls run one after the other, in the
   * order of the presses.
   */
  onChange: (value: Opinion) => unknown;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Two mutually exclusive opinions; pressing the chosen one again takes it back. Not for a rating by degrees: use
 * StarRatingField.
 */
export function LikeDislike({ label, value, likes, dislikes, onChange, disabled, ...rest }: LikeDislikeProps) {
  const string = useStrings(strings);
  const { locale } = useUi();
  const [shown, show] = useOptimistic({ value, likes, dislikes }, withOpinion);
  const saving = useRef<Promise<unknown>>(Promise.resolve());

  const press = (pressed: 'like' | 'dislike') => {
    const next = shown.value === pressed ? null : pressed;
    startTransition(async () => {
      show(next);
      const saved = saving.current.then(() => onChange(next));
      // A failed request does not cancel the ones after it.
      saving.current = saved.catch(() => undefined);
      try {
        await saved;
      } catch {
        toast.warning(string('failed'));
      }
    });
  };

  const count = new Intl.NumberFormat(locale, { notation: 'compact' });
  const buttons = [
    { opinion: 'like', Icon: ThumbsUp, number: shown.likes },
    { opinion: 'dislike', Icon: ThumbsDown, number: shown.dislikes },
  ] as const;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div {...rest} aria-label={label} className={css.pair} role="group">
      {buttons.map(({ opinion, Icon, number }) => (
        <button
          key={opinion}
          aria-pressed={shown.value === opinion}
          className={css.button}
          disabled={disabled}
          title={string(opinion)}
          type="button"
          onClick={() => press(opinion)}
        >
          <Icon aria-hidden="true" className={css.icon} size={16} />
          <VisuallyHidden>{string(opinion)} </VisuallyHidden>
          <span>{count.format(number)}</span>
        </button>
      ))}
    </div>
  );
}
