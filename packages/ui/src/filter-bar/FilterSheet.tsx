import { type FormEvent, useId, useState } from 'react';
import { Button } from '../button/index.ts';
import { keepComposing } from '../composing/index.ts';
import { Drawer } from '../drawer/index.ts';
import { useStrings } from '../provider/index.ts';
import { problemsOf } from './draft.ts';
import * as css from './FilterBar.css.ts';
import { FilterFields } from './FilterFields.tsx';
import { appliedOf, type Filter, type FilterValues, withValue } from './filters.ts';
import { strings } from './strings.ts';

export interface FilterSheetProps {
  filters: readonly Filter[];
  value: FilterValues;
  /** Called once, when the filters are applied. */
  onChange: (value: FilterValues) => void;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** All filters of a list. Downloaded on demand. */
export function FilterSheet({ filters, value, onChange, open, onOpenChange }: FilterSheetProps) {
  const string = useStrings(strings);
  const form = useId();
  const [draft, setDraft] = useState(value);
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [opened, setOpened] = useState(open);
  // Each opening starts from the applied values.
  if (opened !== open) {
    setOpened(open);
    setDraft(value);
    setProblems({});
  }

  const apply = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const found = problemsOf(filters, draft, string);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    onOpenChange(false);
    onChange(draft);
  };
  const nothing = appliedOf(filters, draft).length === 0;

  return (
    <Drawer
      footer={
        <>
          <Button
            disabled={nothing}
            onClick={() => {
              setDraft(filters.reduce((rest, { id }) => withValue(rest, id, undefined), draft));
              setProblems({});
            }}
          >
            {string('clearAll')}
          </Button>
          <Button emphasis="primary" form={form} type="submit">
            {string('show')}
          </Button>
        </>
      }
      onOpenChange={onOpenChange}
      open={open}
      size="small"
      title={string('label')}
    >
      <form className={css.sheet} id={form} noValidate onKeyDown={keepComposing} onSubmit={apply}>
        {filters.map((filter) => (
          <section className={css.part} key={filter.id}>
            <h3 className={css.heading}>{filter.label}</h3>
            <FilterFields
              error={problems[filter.id]}
              filter={filter}
              onChange={(value) => setDraft((before) => withValue(before, filter.id, value))}
              value={draft[filter.id]}
            />
          </section>
        ))}
      </form>
    </Drawer>
  );
}
