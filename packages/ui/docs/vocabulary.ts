/** A name that props of every door share. */
export interface Entry {
  /** As it is written in the types. */
  name: string;
  means: string;
  /** What others call it; no public prop may. */
  not: readonly string[];
}

/** One name a thing. `test/vocabulary.test.ts` holds the public props to it. */
export const vocabulary: readonly Entry[] = [
  {
    name: 'value, onChange',
    means: 'What a control holds: what was typed or chosen, of one or of several.',
    not: ['selectedKey', 'selectedKeys', 'onSelect', 'onValueChange', 'onChoose'],
  },
  {
    name: 'x, onXChange',
    means: 'Anything else that the caller holds: open, sort, selection, layout, step, page, index.',
    not: ['isOpen', 'visible', 'onToggle', 'onOpen', 'onPage', 'onStep', 'onSort', 'sortBy', 'activeIndex'],
  },
  {
    name: 'current, currentPath, onFollow',
    means: 'The link that one is at; told of a plain press in place of following a link.',
    not: ['active', 'onNavigate', 'onLink'],
  },
  { name: 'selected', means: 'The line of a menu with the tick.', not: ['checked', 'isSelected', 'chosen'] },
  {
    name: 'pending',
    means: 'What this person asked for is under way: the button spins and cannot be pressed.',
    not: ['busy', 'saving', 'retrying', 'submitting', 'isPending'],
  },
  { name: 'loading', means: 'What is to be shown is not there yet.', not: ['isLoading', 'fetching', 'loadingState'] },
  {
    name: 'status',
    means: 'At which of its stages a thing is: waiting, uploading, done, failed.',
    not: ['stage', 'phase', 'uploadState'],
  },
  { name: 'error', means: 'Why it failed, in words for the person.', not: ['errorMessage', 'invalid', 'isInvalid'] },
  {
    name: 'empty',
    means: 'What stands there when there is nothing.',
    not: ['emptyState', 'noResults', 'placeholderRow'],
  },
  {
    name: 'options',
    means: 'What a value is chosen from: `{ value, label }`.',
    not: ['choices', 'entries', 'optionList'],
  },
  {
    name: 'items',
    means:
      'What a list, menu or field holds: `{ id, … }`. A thing with a noun of its own has that: steps, tabs, slides.',
    not: ['entities', 'nodes', 'data'],
  },
  { name: 'sections', means: 'Options, items or commands under titles.', not: ['groups', 'optionGroups'] },
  {
    name: 'label',
    means: 'The name of a control, a landmark or a line; read, and mostly shown.',
    not: ['ariaLabel', 'legend'],
  },
  { name: 'title', means: 'The heading of a box or a page, shown.', not: ['heading', 'headline'] },
  { name: 'level', means: 'Of that heading: 2 to 4.', not: ['headingLevel', 'titleLevel'] },
  {
    name: 'description',
    means: 'A sentence that explains; read with what it explains.',
    not: ['hint', 'help', 'helpText'],
  },
  { name: 'note', means: 'A few quiet words beside a name.', not: ['subtitle', 'sublabel'] },
  {
    name: 'children, footer',
    means: 'What it is about; what stands below, mostly buttons.',
    not: ['content', 'body', 'foot'],
  },
  {
    name: 'emphasis, tone',
    means: 'How loud; what it means: danger, warning, success, info.',
    not: ['variant', 'color'],
  },
  { name: 'size', means: 'Small, medium, large; of a file, bytes.', not: ['dimension', 'scale'] },
  {
    name: 'placement',
    means: 'Where it floats when there is room.',
    not: ['side', 'tipSide', 'position'],
  },
  {
    name: 'disabled, readOnly, required',
    means: 'As HTML says, without "is".',
    not: ['isDisabled', 'isReadOnly', 'isRequired'],
  },
  { name: 'onAction', means: 'Told the id of what was chosen in a menu.', not: ['onItemClick', 'onCommand'] },
  { name: 'onSearch', means: 'Told what was typed, to ask a server.', not: ['onQuery', 'onInputChange'] },
  { name: 'onRetry', means: 'Tries again what failed.', not: ['onReload', 'onTryAgain'] },
  { name: 'onDismiss', means: 'Takes away what says something. What floats has `open`.', not: ['onClose', 'onHide'] },
  {
    name: 'onClear, onRemove, onDelete',
    means: 'Empties; takes one out of what is shown; does away with it for good.',
    not: ['onEmpty'],
  },
  {
    name: 'href, hrefOf',
    means: 'An address; the address of the one that is named.',
    not: ['url', 'hrefFor', 'getHref'],
  },
  { name: 'at', means: 'The moment, ISO 8601 in UTC.', not: ['time', 'timestamp', 'createdAt'] },
  { name: 'usedBytes, totalBytes', means: 'A figure says its unit where a type cannot.', not: ['used', 'bytes'] },
];
