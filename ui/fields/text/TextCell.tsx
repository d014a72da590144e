import type { FieldOfShape } from '#contracts/fields'
import type { CellProps } from '../kit/cells/cell-props.ts'
import { asWords, firstLine } from '../kit/cells/values.ts'
import { WordsCell } from '../kit/cells/WordsCell.tsx'

/** The first line of a text, or all of a list of them. */
export const TextCell = ({ content, value }: CellProps<FieldOfShape<'text'>>) =>
  content.type === 'code' ? <code>{firstLine(asWords(value))}</code> : <WordsCell value={value} />
