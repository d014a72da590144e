import type { ScreenName } from '#contracts/screens'
import { untilIdle } from '../kit/idle.ts'
import { later } from '../kit/later.tsx'
import { loadDialogs } from '../views/document/load-dialogs.ts'
import { part } from './part.tsx'
import { recordPart } from './record-part.tsx'

/** The screens behind the sign-in. */
export const screens = {
  account: recordPart(async () => (await import('../views/account/AccountRoute.tsx')).AccountRoute),
  dashboard: part(
    async () => (await import('../views/dashboard/DashboardRoute.tsx')).DashboardRoute,
  ),
  document: recordPart(
    async () => (await import('../views/document/DocumentRoute.tsx')).DocumentRoute,
  ),
  list: recordPart(async () => (await import('../views/list/ListRoute.tsx')).ListRoute),
} satisfies Record<ScreenName, unknown>

/** In lists of files: many of them become documents. */
export const BulkUpload = later(
  async () => (await import('../views/bulk-upload/BulkUpload.tsx')).BulkUpload,
)

/** Above a list: what an earlier visit left unsaved in drawers over it. */
export const UnsavedOverList = later(async () => {
  await untilIdle()
  return (await loadDialogs()).UnsavedOverList
})

/** A document in the trash. */
export const trashed = recordPart(
  async () => (await import('../views/document/trash/TrashedRoute.tsx')).TrashedRoute,
)

/** Those that the site adds. */
export const siteView = recordPart(
  async () => (await import('../views/site/SiteViewRoute.tsx')).SiteViewRoute,
)

/** What somebody has typed of a collection or global that the site no longer has. */
export const goneEntity = recordPart(
  async () => (await import('../views/document/recovery/GoneEntityRoute.tsx')).GoneEntityRoute,
)

/** What a document has besides its form. */
export const besideForm = recordPart(
  async () => (await import('./BesideFormRoute.tsx')).BesideFormRoute,
)
