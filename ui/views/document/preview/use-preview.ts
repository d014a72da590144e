import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useSyncExternalStore } from 'react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { DocumentActor } from '#machines/document'
import { isNew } from '#machines/document'
import {
  changePreviewPreference,
  previewPreference,
  usualPreview,
} from '../../../client/preview-preference.ts'
import { useDrawerDepth } from '../../../kit/drawers.ts'
import { usePanel } from '../../../kit/panel.ts'
import { isWide, onWidth, placeOf } from './preview-place.ts'

export interface PreviewChoice {
  /** It can be shown for this document, here. */
  isOffered: boolean
  isOpen: boolean
  toggle: () => void
}

/** Whether the page is shown with the form, as this person wants it for such documents (LIVE-1). */
export function usePreview(
  document: DocumentActor,
  entity: ClientCollection | ClientGlobal,
): PreviewChoice {
  const { http, queries } = usePanel()
  const live = entity.preview?.live
  const depth = useDrawerDepth()
  const isThere = useSelector(document, (state) => state.matches('open') && !isNew(state.context))
  const isOffered = live !== undefined && depth === 0 && isThere
  const hasRoom = useSyncExternalStore(onWidth, isWide, isWideOnServer)
  const kept = useQuery({ ...previewPreference(http), enabled: isOffered }, queries)
  const { open } = kept.data ?? usualPreview
  // Where there is room for one of them only, a document begins with its form.
  const wanted = open[placeOf(entity.slug, hasRoom)] ?? (hasRoom && live?.openByDefault === true)
  const isOpen = isOffered && kept.isFetched && wanted
  return {
    isOffered,
    isOpen,
    toggle: () =>
      void changePreviewPreference(http, queries, (before) => ({
        open: { ...before.open, [placeOf(entity.slug, hasRoom)]: !isOpen },
      })),
  }
}

/** The server doesn't see the window: a document begins with its form. */
const isWideOnServer = () => false
