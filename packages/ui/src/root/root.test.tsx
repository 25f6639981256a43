// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ActionBar } from '../action-bar/index.ts';
import { AppShell } from '../app-shell/index.ts';
import { Banner } from '../banner/index.ts';
import { BulkBar, BulkReport } from '../bulk-bar/index.ts';
import { Calendar, RangeCalendar } from '../calendar/index.ts';
import { BarChart, LineChart, StackedBarChart } from '../chart/index.ts';
import { CheckboxGroup } from '../checkbox-group/index.ts';
import { CopyButton } from '../copy-button/index.ts';
import { DataTable } from '../data-table/index.ts';
import { DateRangePicker } from '../date-range-picker/index.ts';
import { ConfirmDialog, Dialog, RedirectDialog } from '../dialog/index.ts';
import { ConflictChoice } from '../diff/index.ts';
import { DimensionField } from '../dimension-field/index.ts';
import { Drawer } from '../drawer/index.ts';
import { FieldGroup } from '../field-group/index.ts';
import { FileField } from '../file-field/index.ts';
import { Hero } from '../hero/index.ts';
import { InlineMessage } from '../inline-message/index.ts';
import { ListView, useListState } from '../list-view/index.ts';
import { LoadingBar } from '../loading-bar/index.ts';
import { MediaUploader } from '../media-uploader/index.ts';
import { Pagination } from '../pagination/index.ts';
import { PortraitField } from '../portrait-field/index.ts';
import { PrintTable } from '../print-sheet/index.ts';
import { UiProvider } from '../provider/index.ts';
import { PublicFrame } from '../public-frame/index.ts';
import { PublicShell } from '../public-shell/index.ts';
import { QuotaMeter } from '../quota-meter/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { SaveBar } from '../save-bar/index.ts';
import { SavedViews } from '../saved-views/index.ts';
import { SegmentedControl } from '../segmented-control/index.ts';
import { ShortcutHint } from '../shortcut-hint/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { Spinner } from '../spinner/index.ts';
import { StarRatingField } from '../star-rating/index.ts';
import english from '../strings/en.ts';
import { TaskFrame } from '../task-frame/index.ts';
import { Thumbnails } from '../thumbnails/index.ts';
import { Timeline } from '../timeline/index.ts';
import { Toolbar } from '../toolbar/index.ts';
import type { RootProps } from './root.ts';

await vi.hoisted(async () => {
  // Styles are made by the build; here they only need a place to belong to.
  const { setFileScope } = await import('@vanilla-extract/css/fileScope');
  setFileScope('root.test.tsx', '@smart-art/ui');
});

/** A ref that any element may fill. */
type Root = RootProps<never>;

const nothing = () => undefined;
const brand = { name: 'Smart Art', href: '/' };
const field = { name: 'field', label: 'Field' };
const files = { ...field, accept: ['image/png'], items: [], onAdd: nothing, onRemove: nothing, underBytes: 1000 };
const uploads = { ...files, maxFiles: 3, onCancel: nothing, onReorder: nothing, onRetry: nothing };
const dialog = { open: true, onOpenChange: nothing, title: 'Title', children: 'Words' };
const chart = {
  title: 'Sold',
  pointLabel: 'Month',
  points: ['2026-04'],
  series: [{ id: 'sold', label: 'Sold', values: [3] }],
};
const person = { name: 'Haruka Tanaka' };
const views = [{ id: 'all', name: 'All', href: '/all' }];
const options = [{ value: 'one', label: 'One' }];
const picture = { id: 'one', name: 'One', image: { width: 4, height: 3, sources: [], placeholder: '' } };

function List(root: Root) {
  const list = useListState({}, new URLSearchParams(), nothing);
  return (
    <ListView {...root} label="Works" list={list} status="ready" total={0}>
      {null}
    </ListView>
  );
}

const components: Record<string, (root: Root) => ReactElement> = {
  ActionBar: (root) => (
    <ActionBar {...root} label="Tools">
      {null}
    </ActionBar>
  ),
  AppShell: (root) => (
    <AppShell {...root} brand={brand} currentPath="/" navigation={[]} person={person}>
      {null}
    </AppShell>
  ),
  Banner: (root) => <Banner {...root} tone="info" />,
  BarChart: (root) => <BarChart {...chart} {...root} />,
  BulkBar: (root) => <BulkBar {...root} actions={[]} count={1} onAction={nothing} onClear={nothing} />,
  BulkReport: (root) => <BulkReport {...root} action="Unpublish" done={1} failures={[]} onDismiss={nothing} />,
  Calendar: (root) => <Calendar {...root} label="Day" onChange={nothing} value={null} />,
  CheckboxGroup: (root) => <CheckboxGroup {...field} {...root} onChange={nothing} options={options} value={[]} />,
  ConfirmDialog: (root) => <ConfirmDialog {...dialog} {...root} confirmLabel="Delete" onConfirm={nothing} />,
  ConflictChoice: (root) => (
    <ConflictChoice
      {...root}
      fields={[{ id: 'a', label: 'A', kind: 'text', before: 'one', after: 'two' }]}
      onChange={nothing}
      value={{}}
    />
  ),
  CopyButton: (root) => <CopyButton {...root} label="Number" value="1" />,
  DataTable: (root) => <DataTable {...root} columns={[]} label="Works" rowKey={String} rows={[]} />,
  DateRangePicker: (root) => (
    <DateRangePicker {...field} {...root} onChange={nothing} value={{ start: null, end: null }} />
  ),
  Dialog: (root) => <Dialog {...dialog} {...root} />,
  DimensionField: (root) => (
    <DimensionField
      {...field}
      {...root}
      onChange={nothing}
      value={{ width: null, height: null, depth: null, unit: 'cm' }}
    />
  ),
  Drawer: (root) => <Drawer {...dialog} {...root} />,
  FieldGroup: (root) => (
    <FieldGroup {...root} title="Delivery">
      {null}
    </FieldGroup>
  ),
  FileField: (root) => <FileField {...files} {...root} />,
  Hero: (root) => <Hero {...root} lead="Lead" title="Title" />,
  InlineMessage: (root) => (
    <InlineMessage {...root} tone="info">
      Words
    </InlineMessage>
  ),
  LineChart: (root) => <LineChart {...chart} {...root} />,
  ListView: (root) => <List {...root} />,
  LoadingBar: (root) => <LoadingBar {...root} loading={false} />,
  MediaUploader: (root) => <MediaUploader {...uploads} {...root} />,
  Pagination: (root) => <Pagination {...root} from={1} hrefOf={String} page={1} pageCount={2} to={5} total={9} />,
  PortraitField: (root) => <PortraitField {...files} {...root} onChange={nothing} person="Haruka" picture={null} />,
  PrintTable: (root) => <PrintTable {...root} caption="Works" columns={[]} rows={[]} />,
  PublicFrame: (root) => (
    <PublicFrame {...root} after="After" brand={brand} title="Sign in">
      {null}
    </PublicFrame>
  ),
  PublicShell: (root) => (
    <PublicShell {...root} brand={brand} footer={{ owner: 'Smart Art' }}>
      {null}
    </PublicShell>
  ),
  QuotaMeter: (root) => <QuotaMeter {...root} totalBytes={2} usedBytes={1} />,
  RadioGroup: (root) => <RadioGroup {...field} {...root} onChange={nothing} options={options} value="" />,
  RangeCalendar: (root) => <RangeCalendar {...root} label="Days" onChange={nothing} value={null} />,
  RedirectDialog: (root) => <RedirectDialog {...root} href="/" onOpenChange={nothing} open />,
  SaveBar: (root) => <SaveBar {...root} dirty onSave={nothing} />,
  SavedViews: (root) => <SavedViews {...root} current={null} views={views} />,
  SegmentedControl: (root) => (
    <SegmentedControl {...root} label="Layout" onChange={nothing} options={options} value="one" />
  ),
  'SegmentedControl in a form': (root) => (
    <SegmentedControl {...field} {...root} onChange={nothing} options={options} value="one" />
  ),
  ShortcutHint: (root) => <ShortcutHint {...root} keys="Mod+K" />,
  Skeleton: (root) => <Skeleton {...root} />,
  'Skeleton of lines': (root) => <Skeleton {...root} lines={3} />,
  Spinner: (root) => <Spinner {...root} />,
  StackedBarChart: (root) => <StackedBarChart {...chart} {...root} />,
  StarRatingField: (root) => <StarRatingField {...field} {...root} onChange={nothing} value={null} />,
  TaskFrame: (root) => (
    <TaskFrame {...root} brand={brand} title="Pay">
      {null}
    </TaskFrame>
  ),
  Thumbnails: (root) => <Thumbnails {...root} index={0} onIndexChange={nothing} pictures={[picture]} />,
  Timeline: (root) => <Timeline {...root} events={[]} />,
  Toolbar: (root) => <Toolbar {...root} />,
};

describe('a component passes on to its root', () => {
  it.each(Object.entries(components))('ref and data: %s', (_, draw) => {
    const roots: (Element | null)[] = [];
    const { unmount } = render(
      <UiProvider locale="en" strings={english}>
        {draw({ ref: (root: Element | null) => void roots.push(root), 'data-root': 'here' })}
      </UiProvider>,
    );
    const marked = document.querySelectorAll('[data-root="here"]');
    expect(marked).toHaveLength(1);
    expect(roots.at(-1)).toBe(marked[0]);
    unmount();
    expect(roots.at(-1)).toBeNull();
  });
});
