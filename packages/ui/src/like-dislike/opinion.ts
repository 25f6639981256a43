/** One person's opinion; `null` for none. */
export type Opinion = 'like' | 'dislike' | null;

/** Everybody's opinions, with one's own. */
export interface Opinions {
  value: Opinion;
  likes: number;
  dislikes: number;
}

/** The counts once the person has this opinion. Idempotent. */
export function withOpinion({ value, likes, dislikes }: Opinions, next: Opinion): Opinions {
  const by = (opinion: Opinion) => Number(next === opinion) - Number(value === opinion);
  return { value: next, likes: Math.max(0, likes + by('like')), dislikes: Math.max(0, dislikes + by('dislike')) };
}
