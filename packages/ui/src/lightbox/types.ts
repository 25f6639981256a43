import type { RootProps } from '../root/root.ts';
import type { Thumbnail } from '../thumbnails/index.ts';

/** A picture as it is shown full screen. */
export interface LightboxPicture extends Thumbnail {
  /** Words under it. */
  caption?: string | undefined;
}

export interface LightboxViewProps extends RootProps<HTMLElement> {
  /** What the pictures are of: the name of the window. */
  label: string;
  pictures: readonly LightboxPicture[];
  /** Index of the picture that is shown. */
  index: number;
  onIndexChange: (at: number) => void;
  onOpenChange: (open: boolean) => void;
}
