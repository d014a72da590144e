import { useMemo } from 'react'
import type { DocumentData } from '#contracts/documents'
import type { ArrayField, FieldWithRows } from '#contracts/fields'
import type { Text } from '../../../kit/text.tsx'
import { useText } from '../../../kit/text.tsx'
import type { Form } from '../../form.ts'
import { isReadOnly } from '../../kit/is-read-only.ts'
import type { FocusSpot } from '../use-row-focus.ts'
import { currentRows } from '../use-rows.ts'
import { clipboard } from './clipboard.ts'
import { rowsInText, textOfRows } from './clipboard-text.ts'
import { fittingRows } from './fitting-rows.ts'
import { portableRows } from './portable-rows.ts'

/** Copies rows out of a field, and takes them in from any other. */
export interface RowClipboard {
  copy(index: number): void
  copyAll(): void
  paste(index: number): void
  /** In place of the row that is there. */
  pasteOver(index: number): void
  pasteAtEnd(): void
}

interface Reactions {
  focusNext(spot: FocusSpot): void
  /** For all to read. */
  tell(sentence: string): void
}

/** Like the other commands, the same for as long as the page stands. */
export function useRowClipboard(
  form: Form,
  field: FieldWithRows,
  path: string,
  { focusNext, tell }: Reactions,
): RowClipboard {
  const text = useText()
  const { document, isNew, isReadOnly: isFormReadOnly } = form
  return useMemo(() => {
    const rows = () => currentRows(document, path)
    const mayWrite = (one: object) =>
      !('readOnly' in one) ||
      !isReadOnly({ isNew, isReadOnly: isFormReadOnly }, one as Pick<ArrayField, 'readOnly'>)

    const copy = async (copied: readonly DocumentData[]) => {
      await clipboard.write(textOfRows(portableRows(field, copied)))
      tell(text('field.rows.copied', { count: copied.length }))
    }
    const paste = async (placeOf: () => { index: number; replaced: number }) => {
      const written = rowsInText(await clipboard.read())
      if (written === null) return tell(text('field.rows.paste.nothing'))
      const taken = fittingRows(field, written, mayWrite)
      const { index, replaced } = placeOf()
      const refusal = refusalOf(text, field, rows().length - replaced, taken.rows.length)
      if (refusal !== undefined) return tell(`${refusal}${leftOutIn(text, taken.leftOut)}`)
      put(index, replaced, taken.rows)
      tell(text('field.rows.pasted', { count: taken.rows.length }) + leftOutIn(text, taken.leftOut))
    }
    /** One event, so that one step takes it back. */
    const put = (index: number, replaced: number, added: readonly DocumentData[]) => {
      const [first] = added
      if (first === undefined) return
      if (replaced === 0 && added.length === 1) {
        document.send({ type: 'user.edit', change: 'insertRow', path, index, row: first })
      } else {
        const value = rows().toSpliced(index, replaced, ...added)
        document.send({ type: 'user.edit', path, value })
      }
      focusNext({ id: String(first.id), part: 'header' })
    }
    return {
      copy: (index) => void copy(rows().slice(index, index + 1)),
      copyAll: () => void copy(rows()),
      paste: (index) => void paste(() => ({ index, replaced: 0 })),
      pasteOver: (index) => void paste(() => ({ index, replaced: 1 })),
      pasteAtEnd: () => void paste(() => ({ index: rows().length, replaced: 0 })),
    }
  }, [document, isNew, isFormReadOnly, field, path, text, focusNext, tell])
}

function refusalOf(
  text: Text,
  { maxRows }: FieldWithRows,
  staying: number,
  coming: number,
): string | undefined {
  if (coming === 0) return text('field.rows.paste.none')
  if (maxRows === null || staying + coming <= maxRows) return undefined
  return text('field.rows.paste.tooMany', { count: coming, most: maxRows })
}

const leftOutIn = (text: Text, names: readonly string[]): string =>
  names.length === 0 ? '' : ` ${text('field.rows.paste.leftOut', { names })}`
