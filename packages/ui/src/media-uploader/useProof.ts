import { useEffect, useState } from 'react';
import { untouched } from './edit.ts';
import { draw } from './encode.ts';
import type { PictureEdit } from './types.ts';

/** px of the preview that is cropped on the screen. */
const proof = 1600;

/** The whole rotated picture, scaled down, as an object URL. */
export function useProof(picture: ImageBitmap | undefined, turns: PictureEdit['turns']): string | undefined {
  const [shown, setShown] = useState<string>();
  useEffect(() => {
    if (!picture) return;
    let url: string | undefined;
    let gone = false;
    draw(picture, { ...untouched, turns }, proof).toBlob((blob) => {
      if (!blob || gone) return;
      url = URL.createObjectURL(blob);
      setShown(url);
      // WebP keeps transparency.
    }, 'image/webp');
    return () => {
      gone = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [picture, turns]);
  return shown;
}
