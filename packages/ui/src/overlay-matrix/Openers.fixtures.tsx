import { useState } from 'react';
import { pictures } from '../artwork/fixtures.ts';
import { Button, IconButton } from '../button/index.ts';
import { ComboBox } from '../combo-box/index.ts';
import { CommandPalette } from '../command-palette/index.ts';
import { ContextMenu } from '../context-menu/index.ts';
import { DatePicker } from '../date-picker/index.ts';
import { type DateRange, DateRangePicker } from '../date-range-picker/index.ts';
import { ConfirmDialog, Dialog } from '../dialog/index.ts';
import { Drawer } from '../drawer/index.ts';
import { Copy } from '../icons/index.ts';
import { Inline } from '../inline/index.ts';
import { Lightbox } from '../lightbox/index.ts';
import { MenuButton } from '../menu/index.ts';
import { PhoneField } from '../phone-field/index.ts';
import { Popover } from '../popover/index.ts';
import { Select } from '../select/index.ts';
import { Tooltip } from '../tooltip/index.ts';

/** The overlays, and their roles when open. */
export const roles = {
  Menu: 'menu',
  Context: 'menu',
  Choice: 'listbox',
  Search: 'listbox',
  Phone: 'dialog',
  Day: 'dialog',
  Period: 'dialog',
  Surface: 'dialog',
  Dialog: 'dialog',
  Question: 'alertdialog',
  Drawer: 'dialog',
  Palette: 'dialog',
  Lightbox: 'dialog',
} as const;
export type Overlay = keyof typeof roles;
export const overlays = Object.keys(roles) as Overlay[];

/** Overlays downloaded on intent; loaded before the play function, so that slow machines don't time out. */
export const lazyImports = [
  () => import('../menu/MenuPopover.tsx'),
  () => import('../toast/ToastRegion.tsx'),
  () => import('../list-box/ListPopover.tsx'),
  () => import('../phone-field/CountryPopover.tsx'),
  () => import('../popover/PopoverLayer.tsx'),
  () => import('../date-picker/DayPopup.tsx'),
  () => import('../date-range-picker/RangePopup.tsx'),
  () => import('../command-palette/CommandPaletteLayer.tsx'),
  () => import('../lightbox/LightboxView.tsx'),
  () => import('../tooltip/TooltipLayer.tsx'),
];

const lines = [
  { id: 'one', label: 'One' },
  { id: 'two', label: 'Two' },
];

const choices = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
];

const countries = [{ id: '109', iso: 'JP', name: 'Japan', phonecode: '81' }];

const works = [
  { id: 'one', image: pictures.landscape, name: 'One' },
  { id: 'two', image: pictures.portrait, name: 'Two' },
];

/** Buttons that open each overlay; overlays that can contain others get all of them again, one level deeper. */
export function Openers({ within: place, deep = false }: { within: string; deep?: boolean }) {
  const [open, setOpen] = useState<Overlay | null>(null);
  const [chosen, setChosen] = useState('one');
  const [found, setFound] = useState('');
  const [phone, setPhone] = useState({ country: '109', number: '' });
  const [day, setDay] = useState<string | null>('2026-04-05');
  const [period, setPeriod] = useState<DateRange>({ start: '2026-04-08', end: '2026-04-21' });
  const [shown, setShown] = useState(0);
  const name = (overlay: Overlay) => `${overlay} ${place}`;
  const state = (overlay: Overlay) => ({
    open: open === overlay,
    onOpenChange: (next: boolean) => setOpen(next ? overlay : null),
  });
  const inside = (overlay: Overlay) => (deep ? 'The end' : <Openers deep within={`in ${name(overlay)}`} />);
  return (
    <Inline gap={3}>
      <MenuButton items={lines} label={name('Menu')} />
      <ContextMenu items={lines} label={name('Context')}>
        <Button>{name('Context')}</Button>
      </ContextMenu>
      <Select label={name('Choice')} name="choice" onChange={setChosen} options={choices} value={chosen} />
      <ComboBox label={name('Search')} name="search" onChange={setFound} options={choices} value={found} />
      <PhoneField countries={countries} label={name('Phone')} name="phone" onChange={setPhone} value={phone} />
      <DatePicker label={name('Day')} name="day" onChange={setDay} value={day} />
      <DateRangePicker label={name('Period')} name="period" onChange={setPeriod} value={period} />
      <Popover title={name('Surface')} trigger={<Button>{name('Surface')}</Button>}>
        {inside('Surface')}
      </Popover>
      <Button onClick={() => setOpen('Dialog')}>{name('Dialog')}</Button>
      <Button onClick={() => setOpen('Question')}>{name('Question')}</Button>
      <Button onClick={() => setOpen('Drawer')}>{name('Drawer')}</Button>
      <Button onClick={() => setOpen('Palette')}>{name('Palette')}</Button>
      <Button onClick={() => setOpen('Lightbox')}>{name('Lightbox')}</Button>
      <IconButton icon={Copy} label={`Tip ${place}`} />
      <Tooltip text="What it does">
        <Button>{`Explained ${place}`}</Button>
      </Tooltip>
      <Dialog {...state('Dialog')} title={name('Dialog')}>
        {inside('Dialog')}
      </Dialog>
      <ConfirmDialog {...state('Question')} confirmLabel="Confirm" onConfirm={() => undefined} title={name('Question')}>
        {inside('Question')}
      </ConfirmDialog>
      <Drawer {...state('Drawer')} title={name('Drawer')}>
        {inside('Drawer')}
      </Drawer>
      <CommandPalette {...state('Palette')} sections={[{ title: 'Lines', commands: lines }]} shortcut={false} />
      <Lightbox
        {...state('Lightbox')}
        index={shown}
        label={name('Lightbox')}
        onIndexChange={setShown}
        pictures={works}
      />
    </Inline>
  );
}
