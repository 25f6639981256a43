/** Why a file is no picture for us; `heavy`: it takes more memory or time than it may, or brings its process down. */
export class PictureRefused extends Error {
  readonly reason: 'empty' | 'kind' | 'heic' | 'pixels' | 'damaged' | 'heavy';

  constructor(reason: PictureRefused['reason']) {
    super(reason);
    this.reason = reason;
  }
}
