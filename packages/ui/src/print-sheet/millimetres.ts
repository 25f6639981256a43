/** Custom property: the length of a millimetre of the paper. Smaller if the screen is narrower than the paper. */
export const mm = '--sa-paper-mm';

/** A length in millimetres of the paper. */
export const millimetres = (count: number) => `calc(var(${mm}) * ${count})`;
