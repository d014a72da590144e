import { useSelector } from '@xstate/react'
import type { DocumentData, DocumentId } from '#config-schema'
import { useSiteForm } from '../../site-components/place.ts'

/** The document that is open. */
export interface OpenDocument {
  /** Of its collection or global. */
  slug: string
  /** null: a new one, or a global. */
  id: DocumentId | null
  isNew: boolean
  readOnly: boolean
  /** As it is on the screen, with every edit. */
  values: DocumentData
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
  const id = useSelector(document, ({ context: { ref } }) =>
    ref.kind === 'collection' ? ref.id : null,
  )
  return {
    slug,
    id,
    isNew,
    readOnly: isReadOnly,
    values,
    status: statusOf(saved),
    isUnsaved,
    locale,
  }
}

const statusOf = ({ _status: status }: DocumentData): OpenDocument['status'] =>
  status === 'draft' || status === 'published' ? status : null
