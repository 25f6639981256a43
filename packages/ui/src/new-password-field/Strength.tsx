import { useStrings } from '../provider/index.ts';
import { cx } from '../theme/cx.ts';
import * as css from './NewPasswordField.css.ts';
import { type Strength as Level, strengths } from './strength.ts';
import { strings } from './strings.ts';

/** The password's strength, as a bar and as text. */
export function Strength({ level }: { level: Level }) {
  const string = useStrings(strings);
  const [before, after] = string('spoken').split('{strength}');
  const reached = strengths.indexOf(level);
  return (
    <div className={css.strength}>
      <div aria-hidden="true" className={css.bar}>
        {strengths.map((step, index) => (
          <span className={cx(css.step, index <= reached && css.tone[level])} key={step} />
        ))}
      </div>
      <p>
        {before}
        <span className={css.word}>{string(level)}</span>
        {after?.replace('{hint}', string(`hint.${level}`))}
      </p>
    </div>
  );
}
