import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentData } from '#contracts/documents'
import { refOf } from '../../../kit/document-ref.ts'
import { useLocale } from '../../../kit/locale.ts'
import { pageOnSite } from '../../../kit/page-on-site.ts'
import { usePanel } from '../../../kit/panel.ts'
import { useText } from '../../../kit/text.tsx'
import { ExternalLinkIcon } from '../../../parts/icons.ts'
import { newWindow } from '../../../parts/new-window.ts'
import { VisuallyHidden } from '../../../parts/VisuallyHidden.tsx'
import { idOf } from '../id-of.ts'
import css from './RowPage.module.css'

interface Props {
  collection: ClientCollection
  doc: DocumentData
}

/** The way to the page of a document that visitors see; nothing where there is none. */
export function RowPage({ collection, doc }: Props) {
  const text = useText()
  const locale = useLocale()
  const { api } = usePanel().boot
  const label = text('preview.viewOnSite')
  return (
    <a
      className={css.root}
      href={pageOnSite(api, refOf(collection, idOf(doc), locale))}
      title={label}
      {...newWindow}
    >
      <ExternalLinkIcon />
      <VisuallyHidden>{label}</VisuallyHidden>
    </a>
  )
}

/** Whether visitors see the document of a row. */
export const hasPage = ({ drafts, preview }: ClientCollection, doc: DocumentData): boolean =>
  preview?.page === true && (drafts === null || doc._status === 'published')
