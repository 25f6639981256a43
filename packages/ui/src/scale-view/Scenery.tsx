import type { ImageSource } from '../image/index.ts';
import * as css from './ScaleView.css.ts';
import { type Reference, sceneOf } from './scene.ts';

interface SceneryProps {
  size: { width: number; height: number };
  image: ImageSource | null;
  frame: number;
  mat: number;
  reference: Reference;
}

/** Maximum rendered width of a work in px, for choosing the source. */
const drawn = 640;

/** The drawing of wall, work and person; one unit is one centimetre. */
export function Scenery({ size, image, frame, mat, reference }: SceneryProps) {
  const scene = sceneOf(size, { frame, mat, reference });
  const { outer, work, floor, stand, ring } = scene;
  const picture = image && (image.sources.find(({ width }) => width >= drawn) ?? image.sources.at(-1))?.url;
  const shadow = Math.max(0.4, Math.min(outer.width, outer.height) * 0.02);
  return (
    <svg aria-hidden="true" className={css.scene} viewBox={`0 0 ${scene.width} ${scene.height}`}>
      {/* Wider than the view box: a tall work leaves space at its sides. */}
      <g transform={`translate(${-20 * scene.width} ${floor})`}>
        <rect className={css.floor} height={scene.height - floor} width={41 * scene.width} />
        <rect className={css.skirting} height={scene.height * 0.006} width={41 * scene.width} />
      </g>
      <rect className={css.shadow} {...outer} x={outer.x + shadow / 2} y={outer.y + shadow * 1.5} />
      {/* The same colours for wood and paper on both walls. */}
      <g data-theme="light">
        {frame > 0 && <rect className={css.frame} {...outer} />}
        {mat > 0 && <rect className={css.mat} {...scene.mat} />}
      </g>
      <rect className={css.work} {...work} />
      {picture && <image {...work} href={picture} preserveAspectRatio="xMidYMid meet" />}
      {ring !== null && (
        <circle className={css.ring} cx={work.x + work.width / 2} cy={work.y + work.height / 2} r={ring} />
      )}
      <g className={css.reference} transform={`translate(${stand.x} ${stand.y})`}>
        {reference === 'person' ? <Person /> : <Bench />}
      </g>
    </svg>
  );
}

/* 170 cm tall; the origin is between the feet. */
const Person = () => (
  <>
    <ellipse cx="0" cy="-158" rx="9.5" ry="12" />
    <path d="M-4.5 -149 h9 v6 l11 3.5 q6 2 6.6 8.5 l2.6 43 q0.3 5 -3.2 5.2 t-4 -4.6 l-2.6 -28 -0.9 18 2 30 -2.6 66 q-0.2 3.4 -4.2 3.4 h-5.4 q-2.2 0 -2.2 -3 l-1.6 -58 -1.6 58 q0 3 -2.2 3 h-5.4 q-4 0 -4.2 -3.4 l-2.6 -66 2 -30 -0.9 -18 -2.6 28 q-0.5 4.8 -4 4.6 t-3.2 -5.2 l2.6 -43 q0.6 -6.5 6.6 -8.5 l11 -3.5 z" />
  </>
);

/* 120 × 45 cm. */
const Bench = () => (
  <>
    <rect height="7" rx="1.5" width="120" x="-60" y="-45" />
    <rect height="38" width="5" x="-50" y="-38" />
    <rect height="38" width="5" x="45" y="-38" />
  </>
);
