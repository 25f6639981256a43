import { type ChangeEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../button/index.ts';
import { isComposing, keepComposing } from '../composing/index.ts';
import { Search } from '../icons/index.ts';
import { InlineMessage } from '../inline-message/index.ts';
import { useStrings } from '../provider/index.ts';
import { ShortcutHint } from '../shortcut-hint/index.ts';
import { Spinner } from '../spinner/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './CommandPalette.css.ts';
import type { CommandPaletteLayerProps } from './CommandPaletteLayer.tsx';
import { findCommands, onceEach } from './commands.ts';
import { Results } from './Results.tsx';
import { strings } from './strings.ts';

type FinderProps = Pick<CommandPaletteLayerProps, 'sections' | 'search' | 'onAction'> & { onClose: () => void };

/** The input and its results: a combobox whose list is always open. The focus stays in the input. */
export function Finder({ sections, search, onAction, onClose }: FinderProps) {
  const string = useStrings(strings);
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const query = useRef(search?.onSearch);
  useEffect(() => {
    query.current = search?.onSearch;
  });

  const found = onceEach([...findCommands(sections, typed), ...(search?.sections ?? [])]);
  const commands = found.flatMap((section) => section.commands);
  const active = commands[Math.min(at, commands.length - 1)]?.id;
  const optionId = (id: string) => `${list}-${commands.findIndex((command) => command.id === id)}`;

  useEffect(() => {
    input.current?.focus();
    query.current?.('');
  }, []);
  useEffect(() => {
    if (at >= 0) document.getElementById(`${list}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [at, list]);

  const runSearch = (text: string) => {
    setAt(0);
    query.current?.(text.trim());
  };
  const onChange = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    setTyped(target.value);
    if (!(nativeEvent as InputEvent).isComposing) runSearch(target.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) {
      keepComposing(event);
      // The key belongs to the IME: Escape cancels the composition and must not close the palette.
      event.stopPropagation();
      return;
    }
    const last = commands.length - 1;
    const current = Math.min(at, last);
    if (event.key === 'ArrowDown') setAt(current === last ? 0 : current + 1);
    else if (event.key === 'ArrowUp') setAt(current <= 0 ? last : current - 1);
    else if (event.key === 'Enter' && active !== undefined) {
      // Dispatch a click, so that a link works as usual: ⌘ or Ctrl opens a new tab.
      const { metaKey, ctrlKey, shiftKey } = event;
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, metaKey, ctrlKey, shiftKey });
      document.getElementById(optionId(active))?.dispatchEvent(click);
    } else return;
    event.preventDefault();
  };
  const choose = (id: string) => {
    onClose();
    onAction?.(id);
  };

  const loading = search?.status === 'loading';
  const nothing = typed.trim() ? string('none', { typed: typed.trim() }) : string('nothing');
  const announcement = loading
    ? string('loading')
    : commands.length === 0
      ? nothing
      : commands.length === 1
        ? string('one')
        : string('count', { count: commands.length });

  return (
    <>
      <div className={css.box}>
        {loading ? <Spinner size={18} /> : <Search aria-hidden="true" size={18} />}
        <input
          aria-activedescendant={active === undefined ? undefined : optionId(active)}
          aria-autocomplete="list"
          aria-controls={list}
          aria-expanded={commands.length > 0}
          aria-label={string('title')}
          autoComplete="off"
          className={css.input}
          enterKeyHint="go"
          onChange={onChange}
          onCompositionEnd={({ currentTarget }) => runSearch(currentTarget.value)}
          onKeyDown={onKeyDown}
          placeholder={string('placeholder')}
          ref={input}
          role="combobox"
          spellCheck={false}
          type="text"
          value={typed}
        />
      </div>
      <div className={css.found}>
        <Results
          active={active}
          sections={found}
          id={list}
          label={string('title')}
          onActive={(id) => setAt(commands.findIndex((command) => command.id === id))}
          onChoose={choose}
          optionId={optionId}
        />
        {commands.length === 0 && !loading && search?.status !== 'failed' && <p className={css.nothing}>{nothing}</p>}
        {search?.status === 'failed' && (
          <div className={css.failed}>
            <InlineMessage live="polite" tone="danger">
              {string('failed')}
            </InlineMessage>
            <Button onClick={search.onRetry} size="small">
              {string('retry')}
            </Button>
          </div>
        )}
      </div>
      <div aria-hidden="true" className={css.hints}>
        <span className={css.hint}>
          <ShortcutHint keys="ArrowUp" />
          <ShortcutHint keys="ArrowDown" />
          {string('move')}
        </span>
        <span className={css.hint}>
          <ShortcutHint keys="Enter" />
          {string('choose')}
        </span>
        <span className={css.hint}>
          <ShortcutHint keys="Escape" />
          {string('close')}
        </span>
      </div>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  );
}
