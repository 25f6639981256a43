import type { LucideIcon } from '../icons/index.ts';
import { useUi } from '../provider/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './Tabs.css.ts';

/** Content of a tab. */
export interface TabContent {
  /** One or two words. */
  label: string;
  icon?: LucideIcon | undefined;
  /** Number of items; zero is shown, undefined (not known yet) is not. */
  count?: number | undefined;
  /** The count for screen readers: "3 wait for you". */
  countLabel?: string | undefined;
}

export function TabLabel({ label, icon: Icon, count, countLabel }: TabContent) {
  const { locale } = useUi();
  return (
    <>
      {Icon && <Icon aria-hidden="true" className={css.icon} size={16} />}
      <span className={css.words} title={label.length > 24 ? label : undefined}>
        {label}
        <span aria-hidden="true" className={css.bold}>
          {label}
        </span>
      </span>
      {count !== undefined && (
        <>
          <span aria-hidden={countLabel ? true : undefined} className={css.count}>
            {new Intl.NumberFormat(locale).format(count)}
          </span>
          {countLabel && <VisuallyHidden> {countLabel}</VisuallyHidden>}
        </>
      )}
    </>
  );
}
