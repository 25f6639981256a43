import { useId } from 'react';
import { useUi } from '../provider/index.ts';
import { ShortcutHint } from '../shortcut-hint/index.ts';
import * as css from './CommandPalette.css.ts';
import type { Command, CommandSection } from './commands.ts';

interface Shared {
  /** Id of the command that Enter selects. */
  active: string | undefined;
  optionId: (id: string) => string;
  onActive: (id: string) => void;
  onChoose: (id: string) => void;
}

function Option({ command, active, optionId, onActive, onChoose }: Shared & { command: Command }) {
  const { Anchor } = useUi();
  const { id, label, icon: Icon, description, href, shortcut } = command;
  const shared = {
    'aria-selected': id === active,
    className: css.option,
    id: optionId(id),
    onPointerMove: () => id !== active && onActive(id),
    role: 'option',
    tabIndex: -1,
  } as const;
  const content = (
    <>
      {Icon && <Icon aria-hidden="true" className={css.icon} size={18} />}
      <span className={css.words}>
        <span className={css.label} title={label}>
          {label}
        </span>
        {description && (
          <span className={css.description} title={description}>
            {description}
          </span>
        )}
      </span>
      {shortcut && <ShortcutHint keys={shortcut} />}
    </>
  );
  if (href === undefined) {
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: an option; the combobox handles the keys
      // biome-ignore lint/a11y/useKeyWithClickEvents: as above
      <div {...shared} onClick={() => onChoose(id)}>
        {content}
      </div>
    );
  }
  return (
    <Anchor
      {...shared}
      href={href}
      onClick={({ metaKey, ctrlKey, shiftKey }) => {
        // Opening in a new tab leaves the palette open.
        if (!metaKey && !ctrlKey && !shiftKey) onChoose(id);
      }}
    >
      {content}
    </Anchor>
  );
}

function Group({ section, ...shared }: Shared & { section: CommandSection }) {
  const title = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot group options
    <div aria-labelledby={title} className={css.group} role="group">
      <div aria-hidden="true" className={css.title} id={title}>
        {section.title}
      </div>
      {section.commands.map((command) => (
        <Option command={command} key={command.id} {...shared} />
      ))}
    </div>
  );
}

export interface ResultsProps extends Shared {
  sections: readonly CommandSection[];
  id: string;
  label: string;
}

/** The results as a listbox. */
export function Results({ sections, id, label, ...shared }: ResultsProps) {
  return (
    <div
      aria-label={label}
      className={css.list}
      id={id}
      // Keep the focus in the input.
      onMouseDown={(event) => event.preventDefault()}
      role="listbox"
      tabIndex={-1}
    >
      {sections.map((section) => (
        <Group section={section} key={section.title} {...shared} />
      ))}
    </div>
  );
}
