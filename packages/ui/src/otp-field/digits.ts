/**
 * Extracts the digits of typed, pasted or autofilled text ("123 456", "１２３－４５６", "Your code: 123456"), up to the
 * length.
 */
export const readDigits = (text: string, length: number): string =>
  text.normalize('NFKC').replace(/\D/g, '').slice(0, length);
