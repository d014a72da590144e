import type { DocumentData } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import { useValue } from '../../fields/form.ts'
import { useSiteForm, useSitePlace } from '../../site-components/place.ts'

/** A row of an array or of blocks. */
export interface LabelledRow<Row extends DocumentData> {
  data: Row
  path: string
  /** From 1, as people count. */
  rowNumber: number
}

/** The row that the label stands in, as in Payload. */
export function useRowLabel<Row extends DocumentData = DocumentData>(): LabelledRow<Row> {
  const form = useSiteForm()
  const { path = '', rowIndex = 0 } = useSitePlace()
  const row = useValue(form, path)
  // What the config says a row has is not known here; an empty one has nothing yet.
  return { data: (isRecord(row) ? row : {}) as Row, path, rowNumber: rowIndex + 1 }
}
