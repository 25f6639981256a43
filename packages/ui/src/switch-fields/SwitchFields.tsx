import { type ReactNode, useId, useRef, useState } from 'react';
import * as group from '../field-group/FieldGroup.css.ts';
import { type RootProps, rootOf } from '../root/root.ts';
import { Switch, type SwitchProps } from '../switch/index.ts';
import { cx } from '../theme/cx.ts';
import { useUntilFound } from '../until-found/index.ts';
import * as css from './SwitchFields.css.ts';

export interface SwitchFieldsProps
  extends RootProps<HTMLDivElement>,
    Pick<SwitchProps, 'id' | 'name' | 'label' | 'description' | 'error' | 'disabled' | 'value' | 'onChange'> {
  /** The fields that are needed while the switch is on. */
  children: ReactNode;
  /** Number of columns where there is room. Default 1. */
  columns?: 1 | 2 | undefined;
}

/**
 * A switch and its fields, which are hidden while it is off but keep their input. An error in one of them, and
 * find-in-page, show them anyway. Not for a switch alone: use Switch. Not for fields that few people need: use
 * Disclosure.
 */
export function SwitchFields(props: SwitchFieldsProps) {
  const { id, name, label, description, error, disabled, value, onChange, columns = 1, children } = props;
  const made = useId();
  const part = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState(false);
  useUntilFound(part, !value && !found, () => setFound(true));
  return (
    <div {...rootOf(props)} className={css.root}>
      <Switch
        aria-controls={`${made}-fields`}
        description={description}
        disabled={disabled}
        error={error}
        id={id}
        label={label}
        name={name}
        onChange={(on) => {
          setFound(false);
          onChange(on);
        }}
        value={value}
      />
      <div id={`${made}-fields`} ref={part}>
        <div className={cx(css.fields, group.grid, group.fields[columns])}>{children}</div>
      </div>
    </div>
  );
}
