import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Real paintings and museum records, if they are stored beside the project. */
const folder = path.join(import.meta.dirname, '../../../shared/data');

export const hasSharedData = existsSync(path.join(folder, 'images/manifest.json'));

export interface Painting {
  /** Absolute path of the JPEG. */
  file: string;
  title: string;
  artist: string;
  date: string;
}

export interface Record {
  acno: string;
  title: string;
  artist: string | null;
  year: number | string | null;
  medium: string | null;
  type: string;
  widthMm: number | null;
  heightMm: number | null;
}

export function paintings(): Painting[] {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'images/manifest.json'), 'utf8')) as Painting[];
  return manifest.map((painting) => ({ ...painting, file: path.join(folder, painting.file) }));
}

export function museumRecords(): Record[] {
  const lines = readFileSync(path.join(folder, 'tate-artworks-5000.jsonl'), 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Record);
}
