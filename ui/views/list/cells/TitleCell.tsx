import type { MouseEvent, ReactNode } from 'react'
import type { DocumentData, Json } from '#config-schema'
import { isPlainClick } from '../../../kit/plain-click.ts'
import { useText } from '../../../kit/text.tsx'
import { RowButton, RowLabel, RowLink } from '../../../parts/Table.tsx'
import { idOf } from '../changed.ts'
import type { ColumnContent } from '../columns.ts'
import type { RowPress } from '../list-rows.ts'
import { RowLock } from '../locked/RowLock.tsx'
import { Cell } from './Cell.tsx'
import { Thumbnail } from './Thumbnail.tsx'
import css from './TitleCell.module.css'

interface Props {
  doc: DocumentData
  content: ColumnContent
  value: Json | undefined
  press: RowPress
  hasFile: boolean
}

/** What a document is called: what is pressed wherever the row is pressed; and who edits it. */
export function TitleCell({ doc, content, value, press, hasFile }: Props) {
  const text = useText()
  const isEmpty = value === undefined || value === null || value === ''
  return (
    <div className={css.line}>
      <Row press={press}>
        {hasFile && <Thumbnail doc={doc} />}
        <span className={css.words} dir="auto">
          {isEmpty ? (
            <span className={css.untitled}>
              {text('document.untitled')} <code>{idOf(doc)}</code>
            </span>
          ) : (
            <Cell content={content} value={value} doc={doc} />
          )}
        </span>
      </Row>
      <RowLock id={idOf(doc)} />
    </div>
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
