import type { RootProps } from '../root/root.ts';
import type { Thumbnail } from '../thumbnails/index.ts';

/** A picture as shown full screen. */
export interface LightboxPicture extends Thumbnail {
  /** Caption below it. */
  caption?: string | undefined;
}

export interface LightboxViewProps extends RootProps<HTMLElement> {
  /** Accessible name of the dialog: what the pictures show. */
  label: string;
  pictures: readonly LightboxPicture[];
  /** Index of the current picture. */
  index: number;
  onIndexChange: (at: number) => void;
  onOpenChange: (open: boolean) => void;
}
