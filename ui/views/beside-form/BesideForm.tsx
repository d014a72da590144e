import type { ReactNode } from 'react'
import type { ClientCollection, ClientGlobal } from '#contracts/admin-config'
import type { DocumentRef } from '#contracts/documents'
import { useAddresses } from '../../kit/addresses.ts'
import { useCarriedLocale } from '../../kit/carried-locale.ts'
import { useConfig } from '../../kit/config.ts'
import type { Crumb } from '../../kit/crumbs.ts'
import { useCrumbs } from '../../kit/crumbs.ts'
import { InOtherLanguage } from '../../kit/InOtherLanguage.tsx'
import { useTitle } from '../../kit/title.ts'
import { VisuallyHidden } from '../../parts/VisuallyHidden.tsx'
import { DocumentTabs, OfferedTabs } from '../document-tabs/DocumentTabs.tsx'
import css from './BesideForm.module.css'
import { crumbsBeside } from './crumbs-beside.ts'
import type { useHead } from './use-head.ts'

type Head = ReturnType<typeof useHead>

interface Props {
  entity: ClientCollection | ClientGlobal
  document: DocumentRef
  /** What is known of the document: what it is called, and where that is its title in another language. */
  head: Pick<Head, 'title' | 'fallback'>
  /** What comes after the document in the breadcrumb (VER-5). */
  crumbs: readonly Crumb[]
  actions?: ReactNode
  children: ReactNode
}

/** The frame of a screen beside a document's form: what it is about, and the way to the others. */
export function BesideForm(props: Props) {
  const { entity, document, head, crumbs, actions, children } = props
  const { title, fallback } = head
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const { siteName } = useConfig()
  const last = crumbs.at(-1)?.label ?? ''
  useTitle(last, title, siteName)
  const list = (slug: string) => carried(addresses.list(slug))
  const form = carried(addresses.ofDocument(document))
  useCrumbs(crumbsBeside({ entity, title, list, form }, crumbs))
  return (
    <div className={css.root}>
      <header className={css.head}>
        <VisuallyHidden as="h1" dir="auto">
          {fallback ? <InOtherLanguage {...fallback} /> : title}
        </VisuallyHidden>
        <DocumentTabs entity={entity} document={document} />
        {actions}
      </header>
      {children}
      <OfferedTabs entity={entity} document={document} />
    </div>
  )
}
