import type { ReactNode } from 'react'
import { useRef } from 'react'
import type {
  ClientCollection,
  ClientGlobal,
  ClientView,
  DocumentId,
  DocumentRef,
} from '#config-schema'
import type { Crumb } from '../../kit/crumbs.ts'
import { useLocale } from '../../kit/locale.ts'
import { viewInsteadOfForm } from '../../kit/site-views.ts'
import { OpenDocument } from './OpenDocument.tsx'
import { usePageSurroundings } from './use-page-surroundings.ts'

interface Props {
  entity: ClientCollection | ClientGlobal
  /** null: a new document, or a global. */
  id: DocumentId | null
  /** Instead of the entity's own breadcrumb. */
  crumbs?: readonly Crumb[]
  /** Of the site's own; without it the entity's form. */
  view?: ClientView
  /** Stands below the fields. */
  children?: ReactNode
}

/** One document by its address. A new document that gets its id stays on screen as it is. */
export function DocumentRoute({ entity, id, crumbs, view, children }: Props) {
  const locale = useLocale()
  const page = usePageSurroundings(entity)
  const ref = refOf(entity, id, locale)
  const address = JSON.stringify(ref)
  const named = useRef({ address: '', key: '', count: 0 })
  const key =
    named.current.address === address ? named.current.key : `${address}#${named.current.count}`

  const surroundings = {
    ...page,
    named: (newId: DocumentId) => {
      const newAddress = JSON.stringify(refOf(entity, newId, locale))
      named.current = { address: newAddress, key, count: named.current.count + 1 }
      page.named(newId)
    },
  }
  return (
    <OpenDocument
      {...{ entity, crumbs, surroundings }}
      key={key}
      reference={ref}
      view={view ?? viewInsteadOfForm(entity)}
    >
      {children}
    </OpenDocument>
  )
}

/** Ids are compared as the address has them: as text. */
function refOf(
  entity: ClientCollection | ClientGlobal,
  id: DocumentId | null,
  locale: string | null,
): DocumentRef {
  if (!('useAsTitle' in entity)) return { kind: 'global', slug: entity.slug, locale }
  return { kind: 'collection', slug: entity.slug, id: id === null ? null : String(id), locale }
}
