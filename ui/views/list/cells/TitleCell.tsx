import type { MouseEvent, ReactNode } from 'react'
import type { ClientCollection, DocumentData, DocumentId, Json } from '#config-schema'
import { useFallbackTitle } from '../../../kit/fallback-title.ts'
import { InOtherLanguage } from '../../../kit/InOtherLanguage.tsx'
import { isPlainClick } from '../../../kit/plain-click.ts'
import { useText } from '../../../kit/text.tsx'
import { RowButton, RowLabel, RowLink } from '../../../parts/Table.tsx'
import type { ColumnContent } from '../contents.ts'
import { idOf } from '../id-of.ts'
import type { RowPress } from '../list-rows.ts'
import { RowLock } from '../locked/RowLock.tsx'
import { Cell } from './Cell.tsx'
import { hasPage, RowPage } from './RowPage.tsx'
import { Thumbnail } from './Thumbnail.tsx'
import css from './TitleCell.module.css'

interface Props {
  collection: ClientCollection
  doc: DocumentData
  content: ColumnContent
  value: Json | undefined
  press: RowPress
}

/** What a document is called: what is pressed wherever the row is pressed; and who edits it. */
export function TitleCell({ collection, doc, content, value, press }: Props) {
  const isEmpty = value === undefined || value === null || value === ''
  return (
    <div className={css.line}>
      <Row press={press}>
        {collection.upload !== null && <Thumbnail doc={doc} />}
        <span className={css.words} dir="auto">
          {isEmpty ? (
            <Untitled slug={collection.slug} id={idOf(doc)} />
          ) : (
            <Cell content={content} value={value} doc={doc} />
          )}
        </span>
      </Row>
      <RowLock id={idOf(doc)} />
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

function Row({ press, children }: { press: RowPress; children: ReactNode }) {
  switch (press.kind) {
    case 'label':
      return (
        <RowLabel className={css.root} control={press.control}>
          {children}
        </RowLabel>
      )
    case 'button':
      return (
        <RowButton
          className={css.root}
          aria-current={press.isCurrent || undefined}
          onClick={press.onPress}
        >
          {children}
        </RowButton>
      )
    case 'link':
      return (
        <RowLink href={press.href} className={css.root} onClick={following(press.onFollow)}>
          {children}
        </RowLink>
      )
  }
}

/** A plain click stays here where there is something to do; any other is the browser's. */
const following = (onFollow: (() => void) | undefined) => (event: MouseEvent) => {
  if (onFollow === undefined || !isPlainClick(event)) return
  event.preventDefault()
  onFollow()
}
