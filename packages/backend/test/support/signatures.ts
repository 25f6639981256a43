/** An answer without the signatures of its private files' addresses, which are made anew and change with the minute. */
export const withoutSignatures = (body: string) => body.replaceAll(/\?expires=[^"]*/g, '');
