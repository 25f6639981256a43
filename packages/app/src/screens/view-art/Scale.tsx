import type { ProductDetails } from '@smart-art/api-client/queries';
import { ScaleView } from '@smart-art/ui/scale-view';
import { useServices } from '../../services/services.ts';
import { sourceOf } from '../../works/caption.ts';

const cmOfInch = 2.54;

/** A work on a wall beside a person. The frame's width is derived from the heights with and without it. */
export function Scale({ work }: { work: ProductDetails }) {
  const { config } = useServices();
  const inCm = (length: number | null) => (length === null ? null : length * (work.size_unit === 'in' ? cmOfInch : 1));
  const [height, framed] = [inCm(work.height), inCm(work.frame_height)];
  const [cover] = work.images;
  return (
    <ScaleView
      frame={height !== null && framed !== null ? Math.max(0, framed - height) / 2 : 0}
      height={height}
      image={cover && sourceOf(config.productUrl, cover)}
      width={inCm(work.width)}
    />
  );
}
