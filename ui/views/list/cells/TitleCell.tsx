import type { ReactNode } from 'react'
import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentData, DocumentId, Json } from '#contracts/documents'
import { useFallbackTitle } from '../../../kit/fallback-title.ts'
import { InOtherLanguage } from '../../../kit/InOtherLanguage.tsx'
import { useText } from '../../../kit/text.tsx'
import type { ColumnContent } from '../contents.ts'
import { idOf } from '../id-of.ts'
import type { RowPress } from '../list-rows.ts'
import { RowLock } from '../locked/RowLock.tsx'
import { RowRestore } from '../trash/RowRestore.tsx'
import { Cell } from './Cell.tsx'
import { RowName } from './RowName.tsx'
import { hasPage, RowPage } from './RowPage.tsx'
import { Thumbnail } from './Thumbnail.tsx'
import css from './TitleCell.module.css'

interface Props {
  collection: ClientCollection
  doc: DocumentData
  content: ColumnContent
  value: Json | undefined
  zone?: string | undefined
  press: RowPress
  before?: ReactNode
}

/** What a document is called: what is pressed wherever the row is pressed; and who edits it. */
export function TitleCell({ collection, doc, content, value, zone, press, before }: Props) {
  const isEmpty = value === undefined || value === null || value === ''
  return (
    <div className={css.line}>
      {before}
      <RowName press={press} className={css.root}>
        {collection.upload !== null && <Thumbnail doc={doc} />}
        <span className={css.words} dir="auto">
          {isEmpty ? (
            <Untitled slug={collection.slug} id={idOf(doc)} />
          ) : (
            <Cell content={content} value={value} zone={zone} doc={doc} />
          )}
        </span>
      </RowName>
      <RowLock id={idOf(doc)} />
      <RowRestore doc={doc} />
      {press.kind === 'link' && hasPage(collection, doc) && (
        <RowPage collection={collection} doc={doc} />
      )}
    </div>
  )
}

/** What it is called in the default language, or that it is called nothing. */
function Untitled({ slug, id }: { slug: string; id: DocumentId }) {
  const text = useText()
  const fallback = useFallbackTitle(slug, id)
  if (fallback) return <InOtherLanguage {...fallback} />
  return (
    <span className={css.untitled}>
      {text('document.untitled')} <code>{id}</code>
    </span>
  )
}
