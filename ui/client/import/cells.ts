import type { Json } from '#contracts/documents'
import { formulas } from '../formulas.ts'
import type { Cell } from './row.ts'
import type { Target } from './target.ts'

/** How the texts of a file are meant. */
export interface Ways {
  hasDecimalComma: boolean
  /** Values are what they are; not texts to be read. */
  isTyped: boolean
}

/** What a text says of a field; throws a Problem where it says nothing that the field can hold. */
export type ReadText = (text: string, content: Target['content'], ways: Ways) => Json

/** What a cell says of a field. An empty one empties the field. */
export function readCell(cell: Cell, { content }: Target, ways: Ways, readText: ReadText): Json {
  if (cell === undefined || cell === null || cell === '') return null
  if (typeof cell !== 'string') return cell
  return readText(ways.isTyped ? cell : withoutGuard(cell), content, ways)
}

/** An export puts an apostrophe before what a spreadsheet would run. */
export const withoutGuard = (text: string): string =>
  text.startsWith("'") && formulas.test(text) ? text.slice(1) : text
