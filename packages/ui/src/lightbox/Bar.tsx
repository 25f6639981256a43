import { IconButton } from '../button/index.ts';
import { Minimize, X, ZoomIn, ZoomOut } from '../icons/index.ts';
import { useStrings } from '../provider/index.ts';
import * as css from './Lightbox.css.ts';
import { strings } from './strings.ts';
import { step } from './zoom.ts';

interface BarProps {
  /** Position of the picture, such as "2 of 5"; undefined if there is only one. */
  count: string | undefined;
  /** Zoom factor; 1 shows the whole picture. */
  scale: number;
  /** The zoom factor as a formatted percentage, when above 1. */
  percent: string | undefined;
  /** Largest zoom factor. */
  most: number;
  onZoom: (factor: number) => void;
  onFit: () => void;
  onClose: () => void;
}

/** The lightbox's toolbar: position, zoom and close. A button that reaches its limit keeps the focus. */
export function Bar({ count, scale, percent, most, onZoom, onFit, onClose }: BarProps) {
  const string = useStrings(strings);
  return (
    <div className={css.bar}>
      <span className={css.count}>
        {count}
        {percent && <span className={css.percent}>{percent}</span>}
      </span>
      <IconButton
        aria-disabled={scale === 1 || undefined}
        emphasis="quiet"
        icon={ZoomOut}
        label={string('zoomOut')}
        onClick={() => onZoom(1 / step)}
      />
      <IconButton
        aria-disabled={scale === most || undefined}
        emphasis="quiet"
        icon={ZoomIn}
        label={string('zoomIn')}
        onClick={() => onZoom(step)}
      />
      <IconButton
        aria-disabled={scale === 1 || undefined}
        emphasis="quiet"
        icon={Minimize}
        label={string('fit')}
        onClick={onFit}
      />
      <IconButton emphasis="quiet" icon={X} label={string('close')} onClick={onClose} />
    </div>
  );
}
