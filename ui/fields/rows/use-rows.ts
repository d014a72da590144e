import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { DocumentData, Json } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import type { DocumentActor } from '#machines/document'
import { at } from '#machines/document'
import type { Form } from '../form.ts'
import type { DraggedRows } from './drag/use-keyboard-drag.ts'

/** The rows at a path. Whoever shows them is painted again when rows come, go or move, not for what is typed in them. */
export const useRows = (form: Form, path: string): readonly DocumentData[] =>
  useSelector(form.document, ({ context }) => rowsIn(at(context.values, path)), haveSameIds)

/** The rows as they are at this moment. */
export const currentRows = (document: DocumentActor, path: string): readonly DocumentData[] =>
  rowsIn(at(document.getSnapshot().context.values, path))

/** The same, for whoever moves one of them without a pointer. */
export const useDraggedRows = ({ document }: Form, path: string): DraggedRows =>
  useMemo(
    () => ({
      count: () => currentRows(document, path).length,
      idAt: (index) => {
        const row = currentRows(document, path)[index]
        return row === undefined ? '' : idOfRow(row, index)
      },
    }),
    [document, path],
  )

export const idOfRow = (row: DocumentData, index: number): string =>
  typeof row.id === 'string' ? row.id : String(index)

const none: readonly DocumentData[] = []

/** What is no row is shown as an empty one, and stays what it is. */
const rowsIn = (value: Json | undefined): readonly DocumentData[] =>
  Array.isArray(value) ? value.map((row) => (isRecord(row) ? row : nothing)) : none

const nothing: DocumentData = {}

const haveSameIds = (one: readonly DocumentData[], other: readonly DocumentData[]): boolean =>
  one.length === other.length &&
  one.every((row, index) => {
    const twin = other[index]
    return row.id === twin?.id && row.blockType === twin?.blockType
  })
