import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { Popover } from 'react-aria-components';
import { matching } from '../combo-box/matches.ts';
import { isComposing } from '../composing/index.ts';
import * as control from '../field/control.css.ts';
import { Search } from '../icons/index.ts';
import { moved, stepOfKey } from '../list-box/navigation.ts';
import { Options, optionId } from '../list-box/Options.tsx';
import { type ListOption, optionsOf } from '../list-box/options.ts';
import { reveal } from '../list-box/reveal.ts';
import { useStrings, useUi } from '../provider/index.ts';
import { zIndex } from '../theme/scale.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './PhoneField.css.ts';
import { strings } from './strings.ts';

export interface CountryPopoverProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  trigger: RefObject<HTMLElement | null>;
  countries: readonly ListOption[];
  value: string;
  onChoose: (country: string) => void;
}

function CountrySearch({ countries, value, onChoose }: Pick<CountryPopoverProps, 'countries' | 'value' | 'onChoose'>) {
  const { locale } = useUi();
  const string = useStrings(strings);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [at, setAt] = useState<string | null>(value || null);
  const found = optionsOf(matching(countries, query));
  // While searching, Enter takes the first match.
  const here = found.findIndex((option) => option.value === at);
  const active = here < 0 && query.trim() !== '' && found.length > 0 ? 0 : here;
  const count = new Intl.NumberFormat(locale).format(found.length);

  // Focuses the search. Not `autoFocus`: that runs before React Aria has registered the popover, and a surrounding
  // popover would think that the focus has left and close.
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  // Not a layout effect: before the popover has its height, the list is full length and cannot scroll.
  useEffect(() => {
    reveal(list.current, document.getElementById(optionId(id, active)));
  }, [id, active]);

  const press = (event: KeyboardEvent) => {
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = ['Home', 'End'].includes(event.key) ? undefined : stepOfKey[event.key];
    const option = found[active];
    if (step) setAt(found[moved(found, active, step, event.key.startsWith('Arrow'))]?.value ?? null);
    else if (event.key === 'Enter' && option) onChoose(option.value);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <div className={css.search}>
        <div className={control.box}>
          <Search aria-hidden="true" className={css.icon} size={18} />
          <input
            aria-activedescendant={active >= 0 ? optionId(id, active) : undefined}
            aria-autocomplete="list"
            aria-controls={id}
            aria-expanded="true"
            aria-label={string('search')}
            autoComplete="off"
            className={control.input}
            onChange={(event) => {
              setQuery(event.target.value);
              setAt(null);
            }}
            onKeyDown={press}
            placeholder={string('search')}
            ref={input}
            role="combobox"
            spellCheck={false}
            type="text"
            value={query}
          />
        </div>
        <VisuallyHidden>
          <span aria-live="polite">
            {query && (found.length > 0 ? string(found.length === 1 ? 'one' : 'other', { count }) : '')}
          </span>
        </VisuallyHidden>
      </div>
      <Options
        active={active}
        aria-label={string('code')}
        entries={found}
        id={id}
        isChosen={(one) => one === value}
        onMouseDown={(event) => event.preventDefault()}
        onPress={(place) => found[place] && onChoose(found[place].value)}
        ref={list}
        ring
        scrolls
        selected="active"
      />
      {found.length === 0 && (
        <p aria-live="polite" className={css.status}>
          {string('none', { query: query.trim() })}
        </p>
      )}
    </>
  );
}

/** The countries of a PhoneField, with a search. Downloaded on first intent. */
export function CountryPopover({ open, onOpenChange, trigger, ...rest }: CountryPopoverProps) {
  const { locale } = useUi();
  const string = useStrings(strings);
  return (
    <I18nProvider locale={locale}>
      <Popover
        aria-label={string('code')}
        className={css.popover}
        isOpen={open}
        maxHeight={380}
        offset={4}
        onOpenChange={onOpenChange}
        placement="bottom start"
        style={{ zIndex: zIndex.overlay }}
        triggerRef={trigger}
      >
        <CountrySearch {...rest} />
      </Popover>
    </I18nProvider>
  );
}
