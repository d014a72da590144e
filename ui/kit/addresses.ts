import { useMemo } from 'react'
import type { DocumentId, DocumentRef } from '#contracts/documents'
import { adminUrl } from './admin-url.ts'
import { usePanel } from './panel.ts'

/** Of a document's address: the thread that is shown beside it. */
export const commentParam = 'comment'

/** Of a new document's address: the template that it begins with. */
export const templateParam = 'template'

/** Of a document's address: its tasks are shown. */
export const tasksParam = 'tasks'

/** The address of every screen (NAV-2). */
export interface Addresses {
  dashboard: string
  account: string
  forgotPassword: string
  signOut: string
  list(slug: string): string
  create(slug: string): string
  document(slug: string, id: DocumentId): string
  /** What was deleted, and can be brought back. */
  trash(slug: string): string
  trashed(slug: string, id: DocumentId): string
  global(slug: string): string
  /** A document, or a screen of it: its tab's path. */
  ofDocument(ref: DocumentRef, path?: string): string
}

export const addressesBelow = (adminRoute: string): Addresses => {
  const at = (path: string) => adminUrl({ adminRoute, path })
  return {
    dashboard: at(''),
    account: at('/account'),
    forgotPassword: at('/forgot'),
    signOut: at('/logout'),
    list: (slug) => at(`/collections/${slug}`),
    create: (slug) => at(`/collections/${slug}/create`),
    document: (slug, id) => at(`/collections/${slug}/${encodeURIComponent(id)}`),
    trash: (slug) => at(`/collections/${slug}/trash`),
    trashed: (slug, id) => at(`/collections/${slug}/trash/${encodeURIComponent(id)}`),
    global: (slug) => at(`/globals/${slug}`),
    ofDocument: (ref, path = '') =>
      ref.kind === 'global'
        ? at(`/globals/${ref.slug}${path}`)
        : at(`/collections/${ref.slug}/${encodeURIComponent(ref.id ?? 'create')}${path}`),
  }
}

export function useAddresses(): Addresses {
  const { boot } = usePanel()
  return useMemo(() => addressesBelow(boot.admin), [boot.admin])
}
