import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import { isNewDocument } from '#contracts/document-ref'
import type { DocumentRef } from '#contracts/documents'
import type { Action } from '../../actions/action.ts'
import { useAddresses } from '../../kit/addresses.ts'
import { placeOf, useGo, usePath, useSearch } from '../../kit/place.ts'
import { useText } from '../../kit/text.tsx'
import { openWindow } from '../../parts/new-window.ts'
import type { DocumentTab } from './use-document-tabs.ts'
import { hasOurVersions } from './use-document-tabs.ts'
import { lookHref, lookOf } from './versions-look.ts'

type Way = Pick<DocumentTab, 'id' | 'label' | 'href'> & Partial<DocumentTab>

/** The same ways for the palette, and the one to what the versions changed, which is a look of theirs. */
export function useTabActions(
  entity: ClientCollection | ClientGlobal,
  ref: DocumentRef,
  tabs: readonly DocumentTab[],
): readonly Action[] {
  const text = useText()
  const go = useGo()
  const path = usePath()
  const search = useSearch()
  const addresses = useAddresses()
  const actions = tabs.map(actionOf)
  if (!hasOurVersions(entity)) return actions
  const versions = addresses.ofDocument(ref, '/versions')
  const timeline = actionOf({
    id: 'versions-timeline',
    label: text('timeline.title'),
    href: lookHref({ path: versions, search }, 'timeline'),
  })
  return actions.toSpliced(2, 0, timeline)

  function actionOf({ id, label, href, opensWindow = false }: Way): Action {
    return {
      id: `tab-${id}`,
      label,
      detail: 'labels' in entity ? entity.labels.singular : entity.label,
      href,
      refusal: refusalOf(id, href),
      run: () => (opensWindow ? openWindow(href) : go(href)),
    }
  }

  function refusalOf(id: string, href: string): string | undefined {
    const there = placeOf(href)
    if (path === there.path && lookOf(search) === lookOf(there.search)) return text('palette.isSo')
    return isNewDocument(ref) && id !== 'edit' ? text('document.refusal.new') : undefined
  }
}
