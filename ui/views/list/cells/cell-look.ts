import type { ColumnContent } from '../columns.ts'

/** Amounts stand below one another, at the end of their column. */
export const cellLook = ({ type }: ColumnContent): 'number' | undefined =>
  type === 'number' || type === 'amount' || type === 'fileSize' ? 'number' : undefined
