import { expect, fireEvent, waitFor, within } from 'storybook/test';
import { type Person, person } from '../storybook/index.ts';
import { type Overlay, overlays, roles } from './Openers.fixtures.tsx';

export type Open = (user: Person, trigger: HTMLElement, overlay: Overlay) => Promise<unknown>;

export const page = within(document.body);

export const byMouse: Open = async (user, trigger, overlay) => {
  if (overlay !== 'Context') return user.click(trigger);
  trigger.focus();
  const { left, top } = trigger.getBoundingClientRect();
  return fireEvent.contextMenu(trigger, { button: 2, clientX: left + 4, clientY: top + 4 });
};

export const byKeyboard: Open = async (user, trigger, overlay) => {
  trigger.focus();
  const keys: Partial<Record<Overlay, string>> = {
    Context: '{Shift>}{F10}{/Shift}',
    Search: '{ArrowDown}',
    Day: '{ArrowDown}',
    Period: '{ArrowDown}',
  };
  await user.keyboard(keys[overlay] ?? '{Enter}');
};

/** What is not named after what opened it. */
const ownNames: Partial<Record<Overlay, RegExp>> = {
  Palette: /Find anything|検索と操作/u,
  Phone: /^Country code$|^国番号$/u,
};

const layer = (overlay: Overlay, place: string) => ({
  role: roles[overlay],
  name: ownNames[overlay] ?? new RegExp(`^${overlay} ${place}`, 'u'),
});
type Layer = ReturnType<typeof layer>;

export const find = ({ role, name }: Layer) => page.findByRole(role, { name });
export const gone = ({ role, name }: Layer) =>
  waitFor(() => expect(page.queryByRole(role, { name })).not.toBeInTheDocument());

/** What opens it. A day's text opens the calendar by its keys; a mouse presses the button beside it, named after it. */
function triggerOf(overlay: Overlay, place: string, open: Open): HTMLElement {
  const calendar = overlay === 'Day' || overlay === 'Period';
  const named = `${overlay} ${place}${overlay === 'Period' ? '(: from|（開始）)' : ''}`;
  if (calendar && open === byMouse) return page.getByRole('button', { name: new RegExp(`^(Choose )?${named}`, 'u') });
  // The button of the code says its country: it is the one beside the number.
  if (overlay === 'Phone')
    return page.getByRole('textbox', { name: named }).parentElement?.querySelector('button') as HTMLElement;
  const typed = calendar || overlay === 'Choice' || overlay === 'Search';
  return page.getByRole(typed ? 'combobox' : 'button', { name: new RegExp(`^${named}`, 'u') });
}

/** Opens one and waits until the focus is where it belongs. */
export async function opened(user: Person, open: Open, overlay: Overlay, place: string) {
  const trigger = triggerOf(overlay, place, open);
  await open(user, trigger, overlay);
  const shown = layer(overlay, place);
  const element = await find(shown);
  // The list of a choice is pointed at by its field, which keeps the focus.
  const keepsFocus = overlay === 'Choice' || overlay === 'Search';
  await waitFor(() => expect((keepsFocus ? trigger : element).contains(document.activeElement)).toBe(true));
  return { trigger, shown };
}

/** Opens each one, and takes it away by one Escape: the focus is back on what opened it, and what lies below stays. */
export async function eachOf(user: Person, open: Open, place: string, below?: Layer) {
  for (const overlay of overlays) {
    const { trigger, shown } = await opened(user, open, overlay, place);
    await user.keyboard('{Escape}');
    await gone(shown);
    if (below) await find(below);
    await waitFor(() => expect(trigger).toHaveFocus());
  }
}

/**
 * Half a second after it opens, a window takes the focus once more, for VoiceOver on iOS (React Aria's `useDialog`). A
 * person is not that quick; a play is, and would lose the focus it has just been given back.
 */
export const focusedAgain = () => new Promise((resolve) => setTimeout(resolve, 600));

/** Every overlay from this one: Escape closes the inner one alone, and focus is back on what opened it. */
export const inside = (outer: 'Surface' | 'Dialog' | 'Question' | 'Drawer', open: Open) => async () => {
  const user = person();
  const { trigger, shown } = await opened(user, open, outer, 'on the page');
  await focusedAgain();
  await eachOf(user, open, `in ${outer} on the page`, shown);
  await user.keyboard('{Escape}');
  await gone(shown);
  await waitFor(() => expect(trigger).toHaveFocus());
};
