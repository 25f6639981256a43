/** What one person thinks of a thing; `null` where they do not say. */
export type Opinion = 'like' | 'dislike' | null;

/** What all think of it. */
export interface Opinions {
  value: Opinion;
  likes: number;
  dislikes: number;
}

/** The numbers as they are once the person thinks so: asked twice it changes nothing more. */
export function hold({ value, likes, dislikes }: Opinions, next: Opinion): Opinions {
  const by = (opinion: Opinion) => Number(next === opinion) - Number(value === opinion);
  return { value: next, likes: Math.max(0, likes + by('like')), dislikes: Math.max(0, dislikes + by('dislike')) };
}
