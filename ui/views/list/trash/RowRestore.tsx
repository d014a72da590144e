import { useSelector } from '@xstate/react'
import { use, useRef } from 'react'
import type { DocumentData } from '#contracts/documents'
import { useRowTitle } from '../../../kit/fallback-title.ts'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { useFocusAfter } from '../../../parts/use-focus-after.ts'
import css from './RowRestore.module.css'
import type { RowsOfTrash } from './restore-row.ts'
import { RowsOfTrashContext, restoreRow } from './restore-row.ts'

/** Brings the document of a row back, from where it is seen; nothing outside of a trash. */
export function RowRestore({ doc }: { doc: DocumentData }) {
  const rows = use(RowsOfTrashContext)
  return rows && <Restore rows={rows} doc={doc} />
}

/** Its own row goes when the document comes back. */
const nextRow = () => document.querySelector<HTMLElement>('[data-restore]')

function Restore({ rows, doc }: { rows: RowsOfTrash; doc: DocumentData }) {
  const text = useText()
  const button = useRef<HTMLButtonElement>(null)
  useFocusAfter(button, nextRow)
  const title = useRowTitle(rows.collection, doc)
  const isFree = useSelector(rows.bulk, (state) => state.matches('idle'))
  return (
    <Button
      ref={button}
      className={css.root}
      data-restore=""
      size="small"
      aria-label={text('trash.restore', { title })}
      refusal={isFree ? undefined : text('bulk.atWork')}
      onClick={() => restoreRow(rows, doc, title)}
    >
      {text('bulk.action.restore')}
    </Button>
  )
}
