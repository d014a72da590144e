import type { CellProps } from './cell-props.ts'
import { asList, asWords, firstLine } from './values.ts'

export const WordsCell = ({ value }: Pick<CellProps, 'value'>) => (
  <bdi>{firstLine(asList(value).map(asWords).join(', '))}</bdi>
)
