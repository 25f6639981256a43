import '@smart-art/ui/theme';
import '@smart-art/ui/fonts/latin.css';
import { start } from './start.tsx';

start(document.getElementById('root')!).catch((error: unknown) => {
  console.error(error);
  const failed = document.querySelector<HTMLTemplateElement>('#start-failed')!;
  document.getElementById('root')!.replaceChildren(failed.content.cloneNode(true));
});
