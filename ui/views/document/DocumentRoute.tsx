import type { ReactNode } from 'react'
import { useRef } from 'react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { DocumentId, DocumentRef } from '#contracts/documents'
import type { ClientView } from '#contracts/site-components'
import { useConfig } from '../../kit/config.ts'
import type { Crumb } from '../../kit/crumbs.ts'
import { refOf } from '../../kit/document-ref.ts'
import { useLocale } from '../../kit/locale.ts'
import { usePanel } from '../../kit/panel.ts'
import { useSearch } from '../../kit/place.ts'
import { viewInsteadOfForm } from '../../kit/site-views.ts'
import { templateIn } from './begun-with.ts'
import { FocusFirstField } from './FocusFirstField.tsx'
import { OpenDocument } from './OpenDocument.tsx'
import { pageHost } from './page-host.ts'
import { startedIn } from './started-in.ts'

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
  const panel = usePanel()
  const page = pageHost(panel, useConfig(), entity)
  const search = useSearch()
  const ref = refOf(entity, id, locale)
  const isCreated = 'labels' in entity && id === null
  const template = isCreated ? templateIn(search, entity) : null
  const address = addressOf(ref, template)
  const named = useRef({ address: '', key: '', count: 0 })
  const key =
    named.current.address === address ? named.current.key : `${address}#${named.current.count}`

  const host = {
    ...page,
    named: (newId: DocumentId) => {
      const newAddress = addressOf(refOf(entity, newId, locale))
      named.current = { address: newAddress, key, count: named.current.count + 1 }
      page.named(newId)
    },
  }
  return (
    <OpenDocument
      {...{ entity, crumbs, host }}
      key={key}
      reference={ref}
      initial={() => startedIn(panel, entity, { search, locale })}
      view={view ?? viewInsteadOfForm(entity)}
    >
      {isCreated && <FocusFirstField />}
      {children}
    </OpenDocument>
  )
}

/** What is begun with another template is another document. */
const addressOf = (ref: DocumentRef, template: string | null = null): string =>
  JSON.stringify([ref, template])
