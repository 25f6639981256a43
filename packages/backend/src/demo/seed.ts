import type { Services } from '../services.ts';
export async function seedDemo(_services: Services, _progress: (line: string) => void): Promise<void> {}
