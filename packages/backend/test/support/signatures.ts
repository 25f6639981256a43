/** Removes the signatures of file URLs from a response, because they change every minute. */
export const withoutSignatures = (body: string) => body.replaceAll(/\?expires=[^"]*/g, '');
