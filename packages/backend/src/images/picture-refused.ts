/** Why an uploaded file was rejected; `heavy`: it exceeds its memory or time, or crashes the decoder. */
export class PictureRefused extends Error {
  readonly reason: 'empty' | 'kind' | 'heic' | 'pixels' | 'damaged' | 'heavy';

  constructor(reason: PictureRefused['reason']) {
    super(reason);
    this.reason = reason;
  }
}
