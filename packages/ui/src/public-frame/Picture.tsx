import { useId } from 'react';

/* Rows of seigaiha, the waves of a print: each scale is three arcs. */
const scale = 40;
const waves = Array.from({ length: 5 }, (_, row) =>
  Array.from({ length: 12 }, (_, column) => ({
    x: column * scale + (row % 2 === 0 ? 0 : scale / 2),
    y: 408 + row * 22,
  })),
).flat();

/**
 * The house's own picture, drawn by rule: a red sun over mountains and a patterned sea. Its colours are the picture's,
 * the same in both themes, as those of any work of art. Decorative.
 */
export function Picture() {
  const id = useId();
  return (
    <svg aria-hidden="true" height="500" preserveAspectRatio="xMidYMid slice" viewBox="0 0 400 500" width="400">
      <defs>
        <linearGradient id={`${id}sky`} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#2f5568" />
          <stop offset=".26" stopColor="#a9b5a8" />
          <stop offset=".48" stopColor="#ecdcc0" />
          <stop offset=".8" stopColor="#e9c9a2" />
        </linearGradient>
        <linearGradient id={`${id}far`} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#6d8791" />
          <stop offset="1" stopColor="#cfc6b0" />
        </linearGradient>
        <linearGradient id={`${id}near`} x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="#23414f" />
          <stop offset="1" stopColor="#6c8588" />
        </linearGradient>
      </defs>
      <rect fill={`url(#${id}sky)`} height="500" width="400" />
      <circle cx="258" cy="176" fill="#b3361f" r="78" />
      <path d="M0 330 62 262l34 26 74-98 52 66 38-30 70 74 70-44v200H0Z" fill={`url(#${id}far)`} />
      <g fill="#f0e4cd" opacity=".85">
        <path d="M-20 300h190a5 5 0 0 1 0 10H-20ZM210 284h210v9H210a4.5 4.5 0 0 1 0-9ZM96 322h170a4 4 0 0 1 0 8H96a4 4 0 0 1 0-8Z" />
      </g>
      <path d="M-10 400V348l60-34 40 28 52-44 66 58 50-26 78 40 74-16v60Z" fill={`url(#${id}near)`} />
      <rect fill="#1f4152" height="110" width="400" y="392" />
      <g fill="#1f4152" stroke="#e6d8bd" strokeWidth="1.1">
        {waves.map(({ x, y }) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y + 20})`}>
            <circle r="20" />
            <circle opacity=".7" r="13" />
            <circle opacity=".5" r="6.5" />
          </g>
        ))}
      </g>
      <path
        d="m84 118 12 6 14-10-14 6Zm34 26 9 5 11-8-11 5Zm-58 18 8 4 9-7-9 4Z"
        fill="#1d2f38"
        stroke="#1d2f38"
        strokeWidth="1.5"
      />
    </svg>
  );
}
