/** The last digits of an account number, the rest masked: enough to recognise the account. */
export function maskAccount(number: string): string {
  const plain = number.replace(/[ -]/g, '');
  const shown = plain.length > 6 ? 4 : plain.length > 4 ? 2 : 0;
  return `••••${plain.slice(plain.length - shown)}`;
}
