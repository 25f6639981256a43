import { fold } from '../combo-box/matches.ts';
import type { LucideIcon } from '../icons/index.ts';

/** A searchable command. */
export interface Command {
  /** Passed to `onAction`. Unique across all sections. */
  id: string;
  label: string;
  icon?: LucideIcon | undefined;
  /** A second, muted line: location or kind. */
  description?: string | undefined;
  /** Links to a page instead of running an action. */
  href?: string | undefined;
  /** Keyboard shortcut without the palette: `Mod+S`. */
  shortcut?: string | undefined;
  /** Alternative names: a kana reading, a synonym. */
  keywords?: readonly string[] | undefined;
}

export interface CommandSection {
  title: string;
  commands: readonly Command[];
}

/**
 * Sections with the commands that contain every typed word in label, description or keywords; empty sections are
 * dropped.
 */
export function findCommands(sections: readonly CommandSection[], typed: string): CommandSection[] {
  const words = fold(typed).split(/\s+/u).filter(Boolean);
  return sections
    .map(({ title, commands }) => ({
      title,
      commands: commands.filter(({ label, description = '', keywords = [] }) => {
        const text = fold([label, description, ...keywords].join('\n'));
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ commands }) => commands.length > 0);
}

/**
 * Removes duplicates, keeping each command's first occurrence (recent items appear again in results); empty sections
 * are dropped.
 */
export function onceEach(sections: readonly CommandSection[]): CommandSection[] {
  const met = new Set<string>();
  const isNew = ({ id }: Command) => !met.has(id) && met.add(id);
  return sections
    .map(({ title, commands }) => ({ title, commands: commands.filter(isNew) }))
    .filter(({ commands }) => commands.length > 0);
}
