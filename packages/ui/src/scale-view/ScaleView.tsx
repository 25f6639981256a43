import { type HTMLAttributes, type Ref, useId, useState } from 'react';
import { Moon, Ruler, Sun } from '../icons/index.ts';
import type { ImageSource } from '../image/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import { SegmentedControl } from '../segmented-control/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './ScaleView.css.ts';
import { Scenery } from './Scenery.tsx';
import { comparison, isLength, type Reference } from './scene.ts';
import { strings } from './strings.ts';

export interface ScaleViewProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'children'> {
  /** Width of the work in cm; `null` if unknown. */
  width: number | null;
  /** Height of the work in cm; `null` if unknown. */
  height: number | null;
  /** Picture of the work; without one its outline is drawn. */
  image?: ImageSource | null | undefined;
  /** Width of the frame in cm. @default 0 */
  frame?: number | undefined;
  /** Width of the mat between work and frame in cm. @default 0 */
  mat?: number | undefined;
  /** Initial object for comparison. @default 'person' */
  reference?: Reference | undefined;
  /** Initial wall. By default the theme's. */
  wall?: 'light' | 'dark' | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * A work on a wall at true scale, beside an object of familiar size; the same as text below. Not for showing what the
 * work looks like: use ArtworkGallery.
 */
export function ScaleView({
  width,
  height,
  image,
  frame = 0,
  mat = 0,
  reference: first = 'person',
  wall: firstWall,
  ...rest
}: ScaleViewProps) {
  const string = useStrings(strings);
  const { locale } = useUi();
  const [reference, setReference] = useState(first);
  const [wall, setWall] = useState(firstWall);
  const caption = useId();
  if (!isLength(width) || !isLength(height)) {
    return (
      <figure {...rest} className={css.view}>
        <div className={css.unknown}>
          <Ruler aria-hidden="true" size={24} />
          {string('unknown')}
        </div>
      </figure>
    );
  }
  const format = (length: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(length);
  const { key, times } = comparison({ width, height });
  return (
    <figure aria-labelledby={caption} {...rest} className={css.view}>
      {/* Decorative: the text below says the same. */}
      <div aria-hidden="true" className={css.wall} data-theme={wall}>
        <Scenery
          frame={isLength(frame) ? frame : 0}
          image={image ?? null}
          mat={isLength(mat) ? mat : 0}
          reference={reference}
          size={{ width, height }}
        />
      </div>
      <div className={css.bar}>
        <p className={css.caption} id={caption}>
          {string('caption', {
            size: string('size', { width: format(width), height: format(height) }),
            comparison: string(key, { times }),
          })}
          <VisuallyHidden> {string(reference === 'person' ? 'beside' : 'besideBench')}</VisuallyHidden>
        </p>
        <div className={css.controls}>
          <SegmentedControl
            label={string('reference')}
            options={[
              { value: 'person', label: string('person') },
              { value: 'bench', label: string('bench') },
            ]}
            value={reference}
            onChange={setReference}
          />
          <SegmentedControl
            iconOnly
            label={string('wall')}
            options={[
              { value: 'light', label: string('light'), icon: Sun },
              { value: 'dark', label: string('dark'), icon: Moon },
            ]}
            value={wall ?? ''}
            onChange={setWall}
          />
        </div>
      </div>
    </figure>
  );
}
