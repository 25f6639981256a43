import type { ImageRecord, Product } from '@smart-art/api-client/queries';
import { ArtworkThumbnail } from '@smart-art/ui/artwork';
import { Button, IconButton } from '@smart-art/ui/button';
import { Field } from '@smart-art/ui/field';
import { Plus, Trash2 } from '@smart-art/ui/icons';
import { Inline } from '@smart-art/ui/inline';
import { Stack } from '@smart-art/ui/stack';
import { ArtTitle } from '@smart-art/ui/text';
import { lazy, Suspense, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useServices } from '../services/services.ts';
import { sourceOf } from '../works/caption.ts';
import { chooseMessages } from '../works/choose/choose.messages.ts';
import { chooseWorksMessages } from './choose-works.messages.ts';

const ChooseOwnWorks = lazy(async () => ({ default: (await import('./ChooseOwnWorks.tsx')).ChooseOwnWorks }));

/** A work as form value. */
export interface ChosenWork {
  id: string;
  title: string;
  cover: ImageRecord | null;
}

const chosenOf = ({ id, title, images }: Product): ChosenWork => ({ id, title, cover: images[0] ?? null });

export interface ChosenWorksProps {
  /** Field name in the API. */
  name: string;
  label: string;
  works: readonly ChosenWork[];
  onChange: (works: ChosenWork[]) => void;
  /** Maximum set by the contract. */
  most: number;
  required?: boolean;
  disabled: boolean;
}

/** Chooses works from the seller's library for an exhibition. */
export function ChosenWorks({ name, label, works, onChange, most, required, disabled }: ChosenWorksProps) {
  const intl = useIntl();
  const { config } = useServices();
  const opener = useRef<HTMLButtonElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  return (
    <Stack gap={3}>
      {works.length > 0 && (
        <Stack as="ul" gap={2}>
          {works.map((work) => (
            <Inline as="li" gap={3} justify="between" key={work.id} wrap={false}>
              <Inline gap={3} wrap={false}>
                <ArtworkThumbnail image={work.cover && sourceOf(config.productUrl, work.cover)} />
                <ArtTitle as="span" lines={2} size="text">
                  {work.title}
                </ArtTitle>
              </Inline>
              <IconButton
                disabled={disabled}
                emphasis="quiet"
                icon={Trash2}
                label={intl.formatMessage(chooseWorksMessages.takeOut, { title: work.title })}
                onClick={() => {
                  onChange(works.filter(({ id }) => id !== work.id));
                  /* The focused button was removed. */
                  opener.current?.focus();
                }}
              />
            </Inline>
          ))}
        </Stack>
      )}
      <Field
        /* The button's own text is its name. */
        custom
        description={intl.formatMessage(chooseWorksMessages.worksHelp, { most })}
        kind="choice"
        label={label}
        name={name}
        required={required}
      >
        {({ id, 'aria-describedby': describedBy }) => (
          <Button
            aria-describedby={describedBy}
            disabled={disabled}
            icon={Plus}
            id={id}
            onClick={() => setChoosing(true)}
            ref={opener}
          >
            {intl.formatMessage(chooseMessages.choose)}
          </Button>
        )}
      </Field>
      {isChoosing && (
        <Suspense>
          <ChooseOwnWorks
            chosen={works.map(({ id }) => id)}
            most={most}
            onChoose={(ids, seen) => {
              const remaining = works.filter(({ id }) => ids.has(id));
              const known = new Set(remaining.map(({ id }) => id));
              const added = [...ids].flatMap((id) => {
                const work = known.has(id) ? undefined : seen.get(id);
                return work ? chosenOf(work) : [];
              });
              onChange([...remaining, ...added]);
            }}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
