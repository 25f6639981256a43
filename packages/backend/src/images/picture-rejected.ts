/** Why an uploaded file was rejected; `heavy`: it exceeds its memory or time, or crashes the decoder. */
export class PictureRejected extends Error {
  readonly reason: 'empty' | 'kind' | 'heic' | 'pixels' | 'damaged' | 'heavy';

  constructor(reason: PictureRejected['reason']) {
    super(reason);
    this.reason = reason;
  }
}
