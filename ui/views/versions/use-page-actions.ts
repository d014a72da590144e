import type { VersionsPage } from '#contracts/versions'
import type { TextKey } from '#locales'
import type { Action } from '../../actions/action.ts'
import { useGo } from '../../kit/place.ts'
import { useText } from '../../kit/text.tsx'
import { usePageHref } from './use-page-href.ts'

/** Turning the pages, for the palette and the help sheet. */
export function usePageActions(shown: VersionsPage | null): readonly Action[] {
  const text = useText()
  const go = useGo()
  const href = usePageHref()
  const turn = (id: string, label: TextKey, by: number): Action => {
    const to = (shown?.page ?? 0) + by
    const isThere = shown !== null && to >= 1 && to <= shown.totalPages
    return {
      id,
      label: text(label),
      refusal: isThere ? undefined : text('list.refusal.noPage'),
      run: () => go(href({ page: to > 1 ? to : undefined })),
    }
  }
  return [
    turn('versions-next-page', 'list.nextPage', 1),
    turn('versions-previous-page', 'list.previousPage', -1),
  ]
}
