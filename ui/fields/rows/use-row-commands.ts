import { useMemo } from 'react'
import type { DocumentData } from '#contracts/documents'
import type { FieldWithRows } from '#contracts/fields'
import { fieldsOfRow } from '#contracts/fields'
import { useText } from '../../kit/text.tsx'
import type { Form } from '../form.ts'
import { newId } from '../kit/new-id.ts'
import { copyOfRow } from './copy-of-row.ts'
import type { FocusSpot } from './use-row-focus.ts'
import { currentRows, idOfRow } from './use-rows.ts'

/** What can be done to the rows of a field. */
export interface RowCommands {
  /** A new row at this place; of which kind, the field finds out. */
  add(index: number): void
  append(): void
  duplicate(index: number): void
  move(index: number, to: number): void
  remove(index: number): void
}

/** Comes by a new row: at once, or once somebody has chosen its kind. */
export type NewRow = (give: (row: DocumentData) => void) => void

interface Reactions {
  newRow: NewRow
  open(id: string, isOpen: boolean): void
  focusNext(spot: FocusSpot): void
  /** For those who listen. */
  say(sentence: string): void
}

/** The commands do not change while the page stands, so that rows need not be painted again for them. */
export function useRowCommands(
  form: Form,
  field: FieldWithRows,
  path: string,
  { newRow, open, focusNext, say }: Reactions,
): RowCommands {
  const text = useText()
  const { document } = form
  return useMemo(() => {
    const rows = () => currentRows(document, path)
    const idAt = (index: number) => {
      const row = rows()[index]
      return row && idOfRow(row, index)
    }
    const insert = (index: number, row: DocumentData, id = newId()) => {
      document.send({ type: 'user.edit', change: 'insertRow', path, index, row: { ...row, id } })
      open(id, true)
      focusNext({ id, part: 'firstField' })
    }
    return {
      add: (index) => newRow((row) => insert(index, row)),
      append: () => newRow((row) => insert(rows().length, row)),
      duplicate(index) {
        const row = rows()[index]
        if (row) insert(index + 1, copyOfRow(fieldsOfRow(field, row), row))
      },
      move(index, to) {
        const id = idAt(index)
        const total = rows().length
        if (id === undefined || to === index || to < 0 || to >= total) return
        document.send({ type: 'user.edit', change: 'moveRow', path, from: index, to })
        focusNext({ id, part: 'same' })
        say(text('field.rows.moved', { place: to + 1, total }))
      },
      remove(index) {
        const neighbour = idAt(index + 1) ?? idAt(index - 1)
        document.send({ type: 'user.edit', change: 'removeRow', path, index })
        focusNext(neighbour === undefined ? 'add' : { id: neighbour, part: 'header' })
        say(text('field.rows.removed', { place: index + 1 }))
      },
    }
  }, [document, field, path, text, newRow, open, focusNext, say])
}
