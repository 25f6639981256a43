import type { ListApi } from '@smart-art/ui/list-view';
import { useIntl } from 'react-intl';
import { LateViews as LateViewsOf } from '../../../views/LateViews.tsx';
import { viewsMessages as messages } from './views.messages.ts';

/** The views of the library. */
export function LateViews({ list }: { list: ListApi }) {
  return <LateViewsOf all={useIntl().formatMessage(messages.all)} list={list} of="art-library" />;
}
