import { pixels, turnedSize } from './edit.ts';
import type { PictureEdit } from './types.ts';

/** At this quality a JPEG or WebP is visually lossless. */
const quality = 0.92;

/** Decodes a file upright, whatever its Exif orientation. */
export const decode = (file: File): Promise<ImageBitmap> => createImageBitmap(file, { imageOrientation: 'from-image' });

/**
 * Draws a rotated and cropped picture.
 * @param longest px of its longer side at most; smaller is faster
 */
export function draw(picture: ImageBitmap, edit: PictureEdit, longest = Number.POSITIVE_INFINITY): HTMLCanvasElement {
  const part = pixels(edit, picture);
  const scale = Math.min(1, longest / Math.max(part.width, part.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(part.width * scale));
  canvas.height = Math.max(1, Math.round(part.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw the picture.');
  const turned = turnedSize(picture, edit.turns);
  context.scale(scale, scale);
  context.translate(turned.width / 2 - part.x, turned.height / 2 - part.y);
  context.rotate((edit.turns * Math.PI) / 2);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
  return canvas;
}

const blobOf = (canvas: HTMLCanvasElement, type: string): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large to edit.'))),
      type,
      quality,
    );
  });

/**
 * Encodes the edited picture as a file of the same type and name. The original is not changed.
 * @param longest px of its longer side at most
 * @throws if the browser runs out of memory or cannot encode the type
 */
export async function encode(original: File, picture: ImageBitmap, edit: PictureEdit, longest?: number): Promise<File> {
  const blob = await blobOf(draw(picture, edit, longest), original.type);
  // A browser that cannot encode a type silently writes PNG.
  if (blob.type !== original.type) throw new Error(`This browser cannot write ${original.type}.`);
  return new File([blob], original.name, { type: blob.type, lastModified: original.lastModified });
}
