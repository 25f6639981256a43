/** A millimetre of the paper, set by it. On a screen narrower than the paper everything is smaller by as much. */
export const mm = '--sa-paper-mm';

/** So many millimetres of the paper. */
export const millimetres = (count: number) => `calc(var(${mm}) * ${count})`;
