import { useSelector } from '@xstate/react'
import type { DocumentData, DocumentId } from '#contracts/documents'
import { useSiteForm } from '../../site-components/place.ts'

/** The document that is open. */
export interface OpenDocument {
  kind: 'collection' | 'global'
  /** Of its collection or global. */
  slug: string
  /** null: a new one, or a global. */
  id: DocumentId | null
  isNew: boolean
  readOnly: boolean
  /** As it is on the screen, with every edit. */
  values: DocumentData
  /** As the server has it; what a new document begins with. */
  saved: DocumentData
  /** What this user may do with it. */
  permissions: Readonly<Record<'update' | 'delete' | 'publish', boolean>>
  /** null: its collection has no drafts. */
  status: 'draft' | 'published' | null
  /** There are edits that the server does not have. */
  isUnsaved: boolean
  /** The language of the content; null: there is but one. */
  locale: string | null
}

/** The whole document. The component is drawn again at every edit: for one value, take `useField`. */
export function useDocument(): OpenDocument {
  const { document, isNew, isReadOnly, locale, slug } = useSiteForm()
  const values = useSelector(document, ({ context }) => context.values)
  const saved = useSelector(document, ({ context }) => context.base)
  const isUnsaved = useSelector(document, (state) => state.hasTag('unsaved'))
  const ref = useSelector(document, ({ context }) => context.ref)
  const permissions = useSelector(document, ({ context }) => context.permissions)
  return {
    kind: ref.kind,
    slug,
    id: ref.kind === 'collection' ? ref.id : null,
    isNew,
    readOnly: isReadOnly,
    values,
    saved,
    permissions,
    status: statusOf(saved),
    isUnsaved,
    locale,
  }
}

const statusOf = ({ _status: status }: DocumentData): OpenDocument['status'] =>
  status === 'draft' || status === 'published' ? status : null
