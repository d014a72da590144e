import type { ComponentType } from 'react'
import type { DocumentStatus } from '#contracts/document-status'
import type { FilterStyle, ValueShape } from '#contracts/fields'
import { factsOf } from '#contracts/fields'
import { AmountCell } from '../../fields/kit/cells/AmountCell.tsx'
import type { CellProps } from '../../fields/kit/cells/cell-props.ts'
import { WordsCell } from '../../fields/kit/cells/WordsCell.tsx'
import type { ListedField } from '../../fields/tables/cells.ts'
import { cellOf as cellOfField } from '../../fields/tables/cells.ts'
import { FileSizeCell } from './cells/FileSizeCell.tsx'
import { IdCell } from './cells/IdCell.tsx'
import { MomentCell } from './cells/MomentCell.tsx'
import { StatusCell } from './cells/StatusCell.tsx'

/** What every document has, whoever wrote the config. */
export type SystemContent =
  /** `isOwn`: whoever creates a document gives it its id. */
  | { type: 'id'; isOwn?: true }
  | { type: 'moment' | 'words' | 'amount' | 'fileSize' }
  | StatusContent

export interface StatusContent {
  type: 'status'
  /** Those that a document of the collection can have. */
  statuses: readonly DocumentStatus[]
}

/** Whether it's one of somebody's own documents: lists are filtered by that, and show it nowhere. */
export interface OwnContent {
  type: 'own'
}

export type ColumnContent = ListedField | SystemContent

/** What a list asks about the values of a column. */
interface ContentFacts {
  value: ValueShape | null
  filter: FilterStyle
  isGroupable: boolean
}

export const factsOfContent = (content: ColumnContent | OwnContent): ContentFacts =>
  isSystem(content) ? systemFacts[content.type] : factsOf(content)

export const isSystem = (
  content: ColumnContent | OwnContent,
): content is SystemContent | OwnContent => Object.hasOwn(systemFacts, content.type)

const systemFacts: Record<(SystemContent | OwnContent)['type'], ContentFacts> = {
  id: { value: 'text', filter: 'oneOf', isGroupable: false },
  status: { value: 'option', filter: 'oneOf', isGroupable: true },
  own: { value: 'boolean', filter: 'none', isGroupable: false },
  moment: { value: 'date', filter: 'order', isGroupable: true },
  words: { value: 'text', filter: 'words', isGroupable: false },
  amount: { value: 'number', filter: 'order', isGroupable: false },
  fileSize: { value: 'number', filter: 'order', isGroupable: false },
}

/** Amounts stand below one another, at the end of their column. */
export const lookOf = (content: ColumnContent): 'number' | undefined =>
  factsOfContent(content).value === 'number' ? 'number' : undefined

export const cellOf = (content: ColumnContent): ComponentType<CellProps> =>
  isSystem(content) ? systemCells[content.type] : cellOfField(content)

const systemCells: Record<SystemContent['type'], ComponentType<CellProps>> = {
  id: IdCell,
  status: StatusCell,
  moment: MomentCell,
  words: WordsCell,
  amount: AmountCell,
  fileSize: FileSizeCell,
}
