import { Banner } from '@smart-art/ui/banner';
import { Card } from '@smart-art/ui/card';
import { ConflictChoice, Diff, type Side } from '@smart-art/ui/diff';
import { Inline } from '@smart-art/ui/inline';
import { Stack } from '@smart-art/ui/stack';
import { Heading } from '@smart-art/ui/text';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { ReasonedButton } from '../../frame/ReasonedButton.tsx';
import { mergeWorks, pick } from '../work-editor/merge-works.ts';
import type { WorkField } from '../work-editor/work-form.ts';
import type { WorkState } from '../work-editor/work-state.ts';
import { editMessages as messages } from './EditArt.messages.ts';
import { useFieldChange } from './useFieldChange.ts';

export interface ConflictProps {
  /** The work as it was when editing began. */
  base: WorkState;
  /** What the user typed. */
  mine: WorkState;
  /** What was saved elsewhere in the meantime. */
  theirs: WorkState;
  onSettle(decided: WorkState): void;
}

/** Another version was saved in the meantime (412): shows its changes, and asks which to use where both changed. */
export function Conflict({ base, mine, theirs, onSettle }: ConflictProps) {
  const intl = useIntl();
  const change = useFieldChange();
  const [choices, setChoices] = useState<Partial<Record<string, Side>>>({});
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'start' });
  }, []);
  const merged = mergeWorks(base, mine, theirs);
  const { taken, contested } = merged;
  const open = contested.filter((name) => choices[name] === undefined);
  const settle = () => {
    const theirFields = contested.filter((name): name is WorkField => name !== 'images' && choices[name] === 'theirs');
    onSettle({
      values: { ...merged.mine.values, ...pick(theirs.values, theirFields) },
      images: choices.images === 'theirs' ? merged.theirs.images : merged.mine.images,
    });
  };
  return (
    <Card aria-label={intl.formatMessage(messages.conflictTitle)} as="section" raised ref={card} tabIndex={-1}>
      <Stack gap={5}>
        <Banner live="assertive" title={intl.formatMessage(messages.conflictTitle)} tone="warning">
          {intl.formatMessage(messages.conflictHelp)}
        </Banner>
        {taken.length > 0 && (
          <Stack gap={3}>
            <Heading level={2} size="card">
              {intl.formatMessage(messages.conflictTaken)}
            </Heading>
            <Diff fields={taken.map((name) => change(name, base, name === 'images' ? merged.mine : theirs))} />
          </Stack>
        )}
        {contested.length > 0 && (
          <Stack gap={3}>
            <Heading level={2} size="card">
              {intl.formatMessage(messages.conflictChoose)}
            </Heading>
            <ConflictChoice
              fields={contested.map((name) => change(name, merged.mine, merged.theirs))}
              onChange={setChoices}
              theirs={intl.formatMessage(messages.conflictTheirs)}
              value={choices}
            />
          </Stack>
        )}
        <Inline>
          <ReasonedButton
            emphasis="primary"
            onClick={settle}
            reason={open.length > 0 ? intl.formatMessage(messages.conflictOpen, { count: open.length }) : undefined}
          >
            {intl.formatMessage(messages.conflictGoOn)}
          </ReasonedButton>
        </Inline>
      </Stack>
    </Card>
  );
}
