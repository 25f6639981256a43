import { IconButton } from '../button/index.ts';
import { Minimize, X, ZoomIn, ZoomOut } from '../icons/index.ts';
import { useStrings } from '../provider/index.ts';
import * as css from './Lightbox.css.ts';
import { strings } from './strings.ts';
import { step } from './zoom.ts';

interface BarProps {
  /** Which picture of how many; undefined where there is one. */
  count: string | undefined;
  /** How large it is drawn; 1 is the whole picture. */
  scale: number;
  /** The same in words, once it is larger than the whole. */
  percent: string | undefined;
  /** How large it can be drawn. */
  most: number;
  onZoom: (factor: number) => void;
  onFit: () => void;
  onClose: () => void;
}

/** What is said of the picture, and what closes it or makes it larger. A button at its end keeps the focus it has. */
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
