import type { ArrayField, BlocksField } from '#contracts/fields'
import { useFormats } from '../../kit/formats.ts'
import { useText } from '../../kit/text.tsx'
import type { CellProps } from '../kit/cells/cell-props.ts'
import { wordsOfRows } from './words-of-rows.ts'

/** What the first rows say; of blocks, and of rows without words, how many there are. */
export function RowsCell({ content, value }: CellProps<ArrayField | BlocksField>) {
  const text = useText()
  const { number } = useFormats()
  const rows = Array.isArray(value) ? value : []
  const shown = content.type === 'array' ? wordsOfRows(content.fields, rows) : []
  const { length: count } = rows
  const { singular, plural } = content.labels
  if (shown.length === 0) return count > 0 && `${number(count)} ${count === 1 ? singular : plural}`
  const hidden = count - shown.length
  return (
    <>
      <bdi>{shown.join(' · ')}</bdi>
      {hidden > 0 && ` ${text('list.more', { count: hidden })}`}
    </>
  )
}
