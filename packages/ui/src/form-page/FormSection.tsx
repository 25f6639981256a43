import type { ReactNode } from 'react';
import { Card } from '../card/index.ts';
import { FieldGroup, type FieldGroupProps } from '../field-group/index.ts';
import type { RootProps } from '../root/root.ts';
import * as css from './FormPage.css.ts';

export interface FormSectionProps
  extends RootProps<HTMLDivElement>,
    Pick<FieldGroupProps, 'title' | 'description' | 'columns' | 'optional'> {
  /** Used by the index and the URL hash. */
  id: string;
  /** Above the fields: information to read first. */
  notice?: ReactNode | undefined;
  children: ReactNode;
  /** Below the fields: the bar that saves only this section. */
  footer?: ReactNode | undefined;
}

/**
 * A card of a long form: title, fields and, if it is saved separately, its bar. Not outside a FormPage: use Section or
 * FieldGroup.
 */
export function FormSection({
  id,
  title,
  description,
  columns,
  optional,
  notice,
  children,
  footer,
  ...root
}: FormSectionProps) {
  return (
    <div {...root} className={css.section} id={id} tabIndex={-1}>
      <Card>
        <div className={css.content}>
          {notice}
          <FieldGroup columns={columns} description={description} level={2} optional={optional} title={title}>
            {children}
          </FieldGroup>
          {footer}
        </div>
      </Card>
    </div>
  );
}
