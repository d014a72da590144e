import type { ReactNode } from 'react'
import type { ClientCollection, ClientGlobal, DocumentRef } from '#config-schema'
import { useAddresses } from '../../kit/addresses.ts'
import { useCarriedLocale } from '../../kit/carried-locale.ts'
import { useConfig } from '../../kit/config.ts'
import type { Crumb } from '../../kit/crumbs.ts'
import { useCrumbs } from '../../kit/crumbs.ts'
import { useTitle } from '../../kit/title.ts'
import { DocumentTabs, OfferedTabs } from '../document-tabs/DocumentTabs.tsx'
import css from './BesideForm.module.css'

interface Props {
  entity: ClientCollection | ClientGlobal
  document: DocumentRef
  /** Of the document. */
  title: string
  /** What comes after the document in the breadcrumb (VER-5). */
  crumbs: readonly Crumb[]
  /** Of the screen; the document's without it. */
  heading?: string
  actions?: ReactNode
  children: ReactNode
}

/** The frame of a screen beside a document's form: what it is about, and the way to the others. */
export function BesideForm(props: Props) {
  const { entity, document, title, crumbs, heading = title, actions, children } = props
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const { siteName } = useConfig()
  const last = crumbs.at(-1)?.label ?? ''
  useTitle(last, title, siteName)
  useCrumbs([
    ...('labels' in entity
      ? [{ label: entity.labels.plural, href: carried(addresses.list(entity.slug)) }]
      : []),
    { label: title, href: carried(addresses.ofDocument(document)) },
    ...crumbs,
  ])
  return (
    <div className={css.root}>
      <header className={css.head}>
        <h1 className={css.title} dir="auto">
          {heading}
        </h1>
        <DocumentTabs entity={entity} document={document} />
        {actions}
      </header>
      {children}
      <OfferedTabs entity={entity} document={document} />
    </div>
  )
}
