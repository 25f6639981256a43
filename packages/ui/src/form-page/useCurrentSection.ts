import { useEffect, useState } from 'react';

/** A section is current once its title is above this share of the window. */
const line = 0.35;

/** The last section that starts above the line; at the end of the page the last one, however short. */
function sectionAt(ids: readonly string[]): string | undefined {
  const { clientHeight, scrollHeight, scrollTop } = document.documentElement;
  const there = ids.filter((id) => document.getElementById(id));
  if (scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2) return there.at(-1);
  const above = there.filter((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top < clientHeight * line;
  });
  return above.at(-1) ?? there[0];
}

/** The section currently being read. @param ids of the sections, in page order */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const all = ids.join(' ');
  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCurrent(sectionAt(all.split(' '))));
    };
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [all]);
  return current;
}
