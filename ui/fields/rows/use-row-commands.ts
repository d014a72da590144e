import { useMemo } from 'react'
import type { DocumentData } from '#config-schema'
import { useText } from '../../kit/text.ts'
import type { Form } from '../form.ts'
import { newId } from '../kit/new-id.ts'
import { copyOfRow } from './copy-of-row.ts'
import type { RowKind } from './row-kind.ts'
import type { FocusSpot } from './use-row-focus.ts'
import { currentRows, idOfRow } from './use-rows.ts'

/** What can be done to the rows of a field. */
export interface RowCommands {
  append(row: DocumentData): void
  duplicate(index: number, kind: RowKind): void
  move(index: number, to: number): void
  remove(index: number): void
}

interface Reactions {
  open(id: string, isOpen: boolean): void
  focusNext(spot: FocusSpot): void
  /** For those who listen. */
  say(sentence: string): void
}

/** The commands do not change while the page stands, so that rows need not be painted again for them. */
export function useRowCommands(form: Form, path: string, reactions: Reactions): RowCommands {
  const text = useText()
  const { document } = form
  const { open, focusNext, say } = reactions
  return useMemo(() => {
    const rows = () => currentRows(document, path)
    const idAt = (index: number) => {
      const row = rows()[index]
      return row && idOfRow(row, index)
    }
    const insert = (index: number, row: DocumentData, id: string) => {
      document.send({ type: 'user.insertRow', path, index, row: { ...row, id } })
      open(id, true)
      focusNext({ id, part: 'firstField' })
    }
    return {
      append: (row) => insert(rows().length, row, newId()),
      duplicate(index, { fields }) {
        const row = rows()[index]
        if (row) insert(index + 1, copyOfRow(fields, row), newId())
      },
      move(index, to) {
        const id = idAt(index)
        const count = rows().length
        if (id === undefined || to < 0 || to >= count) return
        document.send({ type: 'user.moveRow', path, from: index, to })
        focusNext({ id, part: 'header' })
        say(text('field.rows.moved', { place: to + 1, total: count }))
      },
      remove(index) {
        const neighbour = idAt(index + 1) ?? idAt(index - 1)
        document.send({ type: 'user.removeRow', path, index })
        focusNext(neighbour === undefined ? 'add' : { id: neighbour, part: 'header' })
        say(text('field.rows.removed', { place: index + 1 }))
      },
    }
  }, [document, path, text, open, focusNext, say])
}
