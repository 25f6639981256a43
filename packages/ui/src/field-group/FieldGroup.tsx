import { type FieldsetHTMLAttributes, type ReactNode, type Ref, use, useId } from 'react';
import { MarkedFields } from '../field/marks.ts';
import { useString } from '../provider/index.ts';
import type { RootProps } from '../root/root.ts';
import { cx } from '../theme/cx.ts';
import * as css from './FieldGroup.css.ts';

type Native = Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, 'className' | 'style' | 'title' | 'children'>;

export interface FieldGroupProps extends Native {
  /** The topic of the fields: "Delivery", "Bank account". */
  title: string;
  /** What is asked for and why, before the first field. */
  description?: ReactNode | undefined;
  /** Maximum number of fields side by side; fewer if there is less room. 1 when left out. */
  columns?: 1 | 2 | 3 | undefined;
  /** Heading level of the title. 3 when left out. */
  level?: 2 | 3 | 4 | undefined;
  /**
   * How many of its fields are optional. `all` says so once, beside the title; with `most` the required ones are
   * marked. Left out, each optional field is marked, or as its Form says.
   */
  optional?: 'all' | 'most' | undefined;
  children: ReactNode;
  ref?: Ref<HTMLFieldSetElement> | undefined;
}

/**
 * Related fields under a title that screen readers announce on entry. Wrap a field in `FieldGroupWide` if it needs all
 * columns. Not for one question with several controls: that is one field (RadioGroup, CheckboxGroup, DimensionField).
 * Not for a part of a screen without fields: use Section.
 */
export function FieldGroup({
  title,
  description,
  columns = 1,
  level = 3,
  optional,
  children,
  ...rest
}: FieldGroupProps) {
  const id = useId();
  const string = useString();
  const inherited = use(MarkedFields);
  const Heading = `h${level}` as const;
  return (
    <fieldset
      {...rest}
      aria-describedby={
        cx(Boolean(description) && `${id}-description`, optional === 'all' && `${id}-optional`) || undefined
      }
      aria-labelledby={`${id}-title`}
      className={css.group}
    >
      <div className={css.head}>
        <div className={css.titleLine}>
          <Heading className={level === 2 ? css.section : css.title} id={`${id}-title`}>
            {title}
          </Heading>
          {optional === 'all' && (
            <span className={css.optional} id={`${id}-optional`}>
              {string('field.allOptional')}
            </span>
          )}
        </div>
        {description && (
          <div className={css.description} id={`${id}-description`}>
            {description}
          </div>
        )}
      </div>
      <MarkedFields value={optional ? 'required' : inherited}>
        <div className={cx(css.grid, css.fields[columns])}>{children}</div>
      </MarkedFields>
    </fieldset>
  );
}

/** A field that spans all columns of its group. Not outside a FieldGroup: use Stack or Columns. */
export function FieldGroupWide({ children, ...root }: RootProps<HTMLDivElement> & { children: ReactNode }) {
  return (
    <div {...root} className={css.wide}>
      {children}
    </div>
  );
}
