import { useEffect, useState } from 'react';
import weights from '../weights.json' with { type: 'json' };

/** What Storybook's own index says of a story. */
interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags: string[];
  importPath: string;
}

const marks = ['Sheet', 'Hostile', 'Keyboard'] as const;

/** Foundations are what components are made of; they have no props, no keys and no door. */
const isComponent = (title: string) => !title.startsWith('Foundations/');

/** Reads the index that every Storybook has beside its pages. */
function useStories() {
  const [stories, setStories] = useState<Entry[]>([]);
  useEffect(() => {
    const asked = new AbortController();
    fetch('./index.json', { signal: asked.signal })
      .then((answer) => answer.json())
      .then(({ entries }: { entries: Record<string, Entry> }) =>
        setStories(Object.values(entries).filter(({ type }) => type === 'story')),
      )
      .catch(() => undefined);
    return () => asked.abort();
  }, []);
  return stories;
}

/** The components with their status, their stories of record and their budgets. */
export function StatusTable() {
  const stories = useStories();
  const titles = [...new Set(stories.map(({ title }) => title))].filter(isComponent).sort();
  return (
    <table>
      <thead>
        <tr>
          <th>Component</th>
          <th>Status</th>
          {marks.map((mark) => (
            <th key={mark}>{mark}</th>
          ))}
          <th>Script</th>
          <th>Later</th>
          <th>Rules</th>
        </tr>
      </thead>
      <tbody>
        {titles.map((title) => {
          const own = stories.filter((story) => story.title === title);
          const folder = own[0]?.importPath.split('/').at(-2);
          const weight = weights[folder as keyof typeof weights] as (typeof weights)['button'] | undefined;
          return (
            <tr key={title}>
              <td>
                <a href={`?path=/docs/${own[0]?.id.split('--')[0]}--docs`} target="_top">
                  {title}
                </a>
              </td>
              <td>{own.some(({ tags }) => tags.includes('draft')) ? 'Draft' : 'Stable'}</td>
              {marks.map((mark) => (
                <td key={mark}>{own.some(({ name }) => name === mark) ? 'yes' : '–'}</td>
              ))}
              <td>{weight?.script ?? '–'}</td>
              <td>{weight?.later || '–'}</td>
              <td>{weight?.style ?? '–'}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
