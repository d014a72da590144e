import type { DocumentData, Json } from '#config-schema'
import { useText } from '../../../kit/text.ts'
import { RowLink } from '../../../parts/Table.tsx'
import { idOf } from '../changed.ts'
import type { ColumnContent } from '../columns.ts'
import { Cell } from './Cell.tsx'
import { Thumbnail } from './Thumbnail.tsx'
import css from './TitleCell.module.css'

interface Props {
  doc: DocumentData
  content: ColumnContent
  value: Json | undefined
  href: string
  hasFile: boolean
}

/** What a document is called: the link that the whole row follows. */
export function TitleCell({ doc, content, value, href, hasFile }: Props) {
  const text = useText()
  const isEmpty = value === undefined || value === null || value === ''
  return (
    <RowLink href={href} className={css.root}>
      {hasFile && <Thumbnail doc={doc} />}
      <span className={css.words}>
        {isEmpty ? (
          <span className={css.untitled}>
            {text('document.untitled')} <code>{idOf(doc)}</code>
          </span>
        ) : (
          <Cell content={content} value={value} doc={doc} />
        )}
      </span>
    </RowLink>
  )
}
