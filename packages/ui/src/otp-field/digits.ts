/** The digits in what was typed, pasted or filled in ("123 456", "１２３－４５６", "Your code: 123456"), as many as asked for. */
export const readDigits = (text: string, length: number): string =>
  text.normalize('NFKC').replace(/\D/g, '').slice(0, length);
