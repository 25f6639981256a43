import type { ReactNode } from 'react';
import { Banner } from '../banner/index.ts';
import { Button, IconButton } from '../button/index.ts';
import { RangeCalendar } from '../calendar/index.ts';
import { year } from '../chart/fixtures.ts';
import { LineChart, StackedBarChart } from '../chart/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { sampleColumns, sampleRows } from '../data-table/fixtures.ts';
import { rowKey, StatefulTable } from '../data-table/StatefulTable.fixtures.tsx';
import { DatePicker } from '../date-picker/index.ts';
import { FilterChips } from '../filter-chips/index.ts';
import { Copy, Trash2 } from '../icons/index.ts';
import { Link } from '../link/index.ts';
import { MenuButton } from '../menu/index.ts';
import { Pagination } from '../pagination/index.ts';
import { ProgressBar } from '../progress-bar/index.ts';
import { QuotaMeter } from '../quota-meter/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { SegmentedControl } from '../segmented-control/index.ts';
import { Select } from '../select/index.ts';
import { StatusBadge } from '../status-badge/index.ts';
import { Preview, Sheet, SheetCell, SheetRow } from '../storybook/index.ts';
import { Switch } from '../switch/index.ts';
import { Tabs } from '../tabs/index.ts';
import { Text } from '../text/index.ts';
import { TextField } from '../text-field/index.ts';

const nothing = () => undefined;
const gigabyte = 1024 ** 3;
const rows = sampleRows(4);

const choices = [
  { value: 'chosen', label: 'Chosen' },
  { value: 'other', label: 'Other' },
  { value: 'off', label: 'Not yet', disabled: true },
] as const;
const chips: { value: 'chosen' | 'other'; label: string }[] = [
  { value: 'chosen', label: 'Chosen' },
  { value: 'other', label: 'Other' },
];
const tabs = choices.map(({ value, ...tab }) => ({ id: value, panel: null, count: 3, ...tab }));
const lines = [
  { id: 'newest', label: 'Newest first' },
  { id: 'off', label: 'Not yet', disabled: true },
  { id: 'delete', label: 'Delete all', icon: Trash2, tone: 'danger' as const },
];

/** The states that each control must distinguish, each in a labelled cell. */
function States({ label, of }: { label: string; of: Record<string, ReactNode> }) {
  return (
    <SheetRow label={label}>
      {Object.entries(of).map(([state, sample]) => (
        <SheetCell key={state} label={state}>
          <div data-state={`${label}, ${state}`}>{sample}</div>
        </SheetCell>
      ))}
    </SheetRow>
  );
}

/** Every kind of control in every visible state, in one state matrix. */
export function Controls() {
  return (
    <Sheet>
      <States
        label="Button"
        of={{
          secondary: <Button>Save work</Button>,
          primary: <Button emphasis="primary">Save work</Button>,
          quiet: <Button emphasis="quiet">Save work</Button>,
          danger: <Button tone="danger">Save work</Button>,
          pressed: <Button pressed>Save work</Button>,
          disabled: <Button disabled>Save work</Button>,
          'disabled primary': (
            <Button disabled emphasis="primary">
              Save work
            </Button>
          ),
          focus: <Button data-preview="focus">Save work</Button>,
          small: <Button size="small">Save work</Button>,
        }}
      />
      <States
        label="IconButton"
        of={{
          secondary: <IconButton icon={Copy} label="Copy" />,
          quiet: <IconButton emphasis="quiet" icon={Copy} label="Copy" />,
          pressed: <IconButton icon={Copy} label="Copy" pressed />,
          disabled: <IconButton disabled icon={Copy} label="Copy" />,
          focus: <IconButton data-preview="focus" icon={Copy} label="Copy" />,
          small: <IconButton icon={Copy} label="Copy" size="small" />,
        }}
      />
      <States
        label="Checkbox"
        of={{
          rest: <Checkbox label="For sale" name="a" onChange={nothing} value={false} />,
          checked: <Checkbox label="For sale" name="b" onChange={nothing} value />,
          'some of it': <Checkbox indeterminate label="For sale" name="c" onChange={nothing} value={false} />,
          disabled: <Checkbox disabled label="For sale" name="d" onChange={nothing} value={false} />,
          'disabled, checked': <Checkbox disabled label="For sale" name="e" onChange={nothing} value />,
          error: <Checkbox error="Accept the policy." label="For sale" name="f" onChange={nothing} value={false} />,
          focus: <Checkbox data-preview="focus" label="For sale" name="g" onChange={nothing} value={false} />,
        }}
      />
      <States
        label="Switch"
        of={{
          rest: <Switch label="For sale" name="a" onChange={nothing} value={false} />,
          on: <Switch label="For sale" name="b" onChange={nothing} value />,
          disabled: <Switch disabled label="For sale" name="c" onChange={nothing} value={false} />,
          'disabled, on': <Switch disabled label="For sale" name="d" onChange={nothing} value />,
          error: <Switch error="Renew first." label="For sale" name="e" onChange={nothing} value={false} />,
          focus: <Switch data-preview="focus" label="For sale" name="f" onChange={nothing} value={false} />,
        }}
      />
      <States
        label="One of several"
        of={{
          radio: <RadioGroup label="Delivery" name="a" onChange={nothing} options={choices} value="chosen" />,
          'radio, focus': (
            <Preview focus="[value=other]">
              <RadioGroup label="Delivery" name="b" onChange={nothing} options={choices} value="chosen" />
            </Preview>
          ),
          'radio, error': (
            <RadioGroup error="Choose one." label="Delivery" name="c" onChange={nothing} options={choices} value="" />
          ),
          segments: <SegmentedControl label="Type" onChange={nothing} options={choices} value="chosen" />,
          'segments, focus': (
            <Preview focus="[role=radio]:nth-child(2)">
              <SegmentedControl label="Type" onChange={nothing} options={choices} value="chosen" />
            </Preview>
          ),
          tabs: <Tabs label="Orders" onChange={nothing} tabs={tabs} value="chosen" />,
          'tabs, focus': (
            <Preview focus="[role=tab]:nth-child(2)">
              <Tabs label="Orders, focus" onChange={nothing} tabs={tabs} value="chosen" />
            </Preview>
          ),
          chips: <FilterChips label="Show" onChange={nothing} options={chips} value="chosen" />,
        }}
      />
      <States
        label="Select"
        of={{
          rest: <Select label="Category" name="a" onChange={nothing} options={choices} value="chosen" />,
          error: <Select error="Choose one." label="Category" name="b" onChange={nothing} options={choices} value="" />,
          disabled: <Select disabled label="Category" name="c" onChange={nothing} options={choices} value="chosen" />,
          focus: (
            <Select
              data-preview="focus"
              label="Category"
              name="d"
              onChange={nothing}
              options={choices}
              value="chosen"
            />
          ),
        }}
      />
      <States
        label="TextField"
        of={{
          rest: <TextField label="Title" name="a" onChange={nothing} value="Amanita" />,
          error: <TextField error="Enter title." label="Title" name="b" onChange={nothing} value="Amanita" />,
          disabled: <TextField disabled label="Title" name="c" onChange={nothing} value="Amanita" />,
          'read only': <TextField label="Title" name="d" onChange={nothing} readOnly value="Amanita" />,
          focus: <TextField data-preview="focus" label="Title" name="e" onChange={nothing} value="Amanita" />,
          'with a calendar': <DatePicker label="Day" name="f" onChange={nothing} value="2026-04-05" />,
        }}
      />
      <SheetRow align="center" label="Link, Pagination, StatusBadge">
        <Text>
          They hang in <Link href="#library">the library</Link>.
        </Text>
        <Pagination from={13} hrefOf={(page) => `#page-${page}`} page={2} pageCount={5} to={24} total={60} />
        {(['neutral', 'success', 'warning', 'danger'] as const).map((tone) => (
          <StatusBadge key={tone} tone={tone}>
            For sale
          </StatusBadge>
        ))}
      </SheetRow>
      <SheetRow label="Banner">
        <div style={{ width: '100%' }}>
          <Banner action={<Button size="small">Renew</Button>} onDismiss={nothing} tone="warning">
            Works and files can be added once the renewal is paid.
          </Banner>
        </div>
      </SheetRow>
      <SheetRow label="ProgressBar, QuotaMeter">
        {[0, 0.4, 1].map((share) => (
          <SheetCell key={share} label="" width={160}>
            <div style={{ width: '100%' }}>
              <ProgressBar label={`Upload ${share}`} value={share} />
              <QuotaMeter totalBytes={5 * gigabyte} usedBytes={share * 5 * gigabyte} />
            </div>
          </SheetCell>
        ))}
      </SheetRow>
      <SheetRow label="DataTable: the second row is selected">
        <div style={{ width: '100%' }}>
          <StatefulTable
            columns={sampleColumns}
            label="Works"
            rowKey={rowKey}
            rows={rows}
            selection={new Set(['work-2'])}
            sort={{ column: 'title', direction: 'ascending' }}
          />
        </div>
      </SheetRow>
      <SheetRow label="Calendar, Menu">
        <SheetCell label="a range, closed days" width={340}>
          <RangeCalendar
            label="Show"
            onChange={nothing}
            unavailable={(day) => (day.endsWith('7') ? 'The gallery is closed.' : undefined)}
            value={{ start: '2026-04-08', end: '2026-04-21' }}
          />
        </SheetCell>
        <div style={{ minHeight: 240 }}>
          <MenuButton items={lines} label="Sort" />
        </div>
      </SheetRow>
      <SheetRow label="Chart">
        {[LineChart, StackedBarChart].map((Chart) => (
          <SheetCell key={Chart.name} label="" width={540}>
            <div style={{ width: '100%' }}>
              <Chart {...year} />
            </div>
          </SheetCell>
        ))}
      </SheetRow>
    </Sheet>
  );
}
