import { filesPath } from '../images/image.ts';
import type { User } from '../session/session.ts';

/** URL of a person's profile picture; null if there is none. */
export const pictureAddress = ({ picture_key, picture_file }: Pick<User, 'picture_key' | 'picture_file'>) =>
  picture_key && picture_file ? `${filesPath}/${picture_key}/${picture_file}` : null;
