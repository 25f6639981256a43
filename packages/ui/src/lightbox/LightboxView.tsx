import { type KeyboardEvent, useRef, useState } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { IconButton } from '../button/index.ts';
import { modal } from '../dialog/modal.tsx';
import { ChevronLeft, ChevronRight } from '../icons/index.ts';
import { Image } from '../image/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import { Thumbnails } from '../thumbnails/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { Bar } from './Bar.tsx';
import { keyAction } from './keys.ts';
import * as css from './Lightbox.css.ts';
import { strings } from './strings.ts';
import type { LightboxViewProps } from './types.ts';
import { usePreloaded } from './usePreloaded.ts';
import { useZoom } from './useZoom.ts';
import { requestWidth } from './zoom.ts';

/** The full-screen dialog. */
export function LightboxView(props: LightboxViewProps) {
  const { locale } = useUi();
  return (
    <I18nProvider locale={locale}>
      <ModalOverlay isOpen className={css.overlay} onOpenChange={props.onOpenChange}>
        <Modal className={css.modal}>
          <Content {...props} />
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  );
}

function Content({
  label,
  pictures,
  index: requestedIndex,
  onIndexChange: onAtChange,
  onOpenChange,
  ...root
}: LightboxViewProps) {
  const string = useStrings(strings);
  const { locale } = useUi();
  const [announcement, setAnnouncement] = useState('');
  const stage = useRef<HTMLDivElement>(null);
  const last = pictures.length - 1;
  const at = Math.min(last, Math.max(0, requestedIndex));
  const picture = pictures[at];
  const zoom = useZoom(stage, picture?.image ?? { width: 1, height: 1 }, (by) => show(at + by));
  const { frame, view } = zoom;
  function show(index: number) {
    const next = Math.min(last, Math.max(0, index));
    if (next === at) return;
    zoom.reset();
    onAtChange(next);
    setAnnouncement(string('shown', { number: next + 1, total: pictures.length, name: pictures[next]?.name ?? '' }));
  }
  usePreloaded([pictures[at + 1], pictures[at - 1]], frame.fitted.width);

  const percent = (scale: number) => new Intl.NumberFormat(locale, { style: 'percent' }).format(scale);
  const zoomBy = (factor: number) => {
    zoom.zoomBy(factor);
    const to = Math.min(frame.most, Math.max(1, view.scale * factor));
    if (to !== view.scale) setAnnouncement(string('zoomed', { percent: percent(to) }));
  };
  const showWhole = () => {
    if (view.scale > 1) setAnnouncement(string('zoomed', { percent: percent(1) }));
    zoom.reset();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = keyAction(event, view.scale > 1);
    if (!action || event.defaultPrevented) return;
    event.preventDefault();
    if (action.kind === 'pan') zoom.pan(action.by);
    else if (action.kind === 'zoom') zoomBy(action.by);
    else if (action.kind === 'fit') showWhole();
    else show(action.kind === 'turn' ? at + action.by : action.to === 'first' ? 0 : last);
  };
  if (!picture) return null;
  return (
    <div className={css.keys} onKeyDownCapture={onKeyDown}>
      <Dialog {...root} aria-label={label} className={css.content} render={modal}>
        <Bar
          count={last > 0 ? string('count', { number: at + 1, total: pictures.length }) : undefined}
          most={frame.most}
          percent={view.scale > 1 ? percent(view.scale) : undefined}
          scale={view.scale}
          onClose={() => onOpenChange(false)}
          onFit={showWhole}
          onZoom={zoomBy}
        />
        <figure className={css.figure}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: buttons and keys offer the same as the gestures */}
          <div
            {...zoom.handlers}
            ref={stage}
            className={css.stage}
            data-held={zoom.dragging ? '' : undefined}
            data-zoomed={view.scale > 1 ? '' : undefined}
            onDragStart={(event) => event.preventDefault()}
          >
            <div
              className={css.picture}
              style={{
                width: frame.fitted.width,
                height: frame.fitted.height,
                transform: `translate(${view.x + zoom.pull}px, ${view.y}px) scale(${view.scale})`,
              }}
            >
              <Image
                key={picture.id}
                priority
                alt={picture.name}
                sizes={`${requestWidth(frame, view.scale)}px`}
                source={picture.image}
              />
            </div>
          </div>
          {picture.caption && <figcaption className={css.caption}>{picture.caption}</figcaption>}
        </figure>
        {last > 0 && (
          <div className={css.foot}>
            <IconButton
              aria-disabled={at === 0 || undefined}
              emphasis="quiet"
              icon={ChevronLeft}
              label={string('previous')}
              onClick={() => show(at - 1)}
            />
            <div className={css.thumbnails}>
              <Thumbnails index={at} pictures={pictures} onIndexChange={show} />
            </div>
            <IconButton
              aria-disabled={at === last || undefined}
              emphasis="quiet"
              icon={ChevronRight}
              label={string('next')}
              onClick={() => show(at + 1)}
            />
          </div>
        )}
        <VisuallyHidden>
          <span role="status">{announcement}</span>
        </VisuallyHidden>
      </Dialog>
    </div>
  );
}
