import type { ListApi } from '@smart-art/ui/list-view';
import { useIntl } from 'react-intl';
import { LazySavedViews as LazySavedViewsOf } from '../../../views/LazySavedViews.tsx';
import { viewsMessages as messages } from './views.messages.ts';

/** Saved views of the library. */
export function LazySavedViews({ list }: { list: ListApi }) {
  return <LazySavedViewsOf all={useIntl().formatMessage(messages.all)} list={list} of="art-library" />;
}
