import type { CellProps } from './Cell.tsx'
import { asList, asWords, firstLine } from './values.ts'

export const WordsCell = ({ value }: Pick<CellProps, 'value'>) => (
  <bdi>{firstLine(asList(value).map(asWords).join(', '))}</bdi>
)
