import type { ExportContext, ExportPart } from './export.types.ts'

/** Nothing is written yet. */
export const unwritten = {
  page: 1,
  known: [],
  parts: [],
  done: 0,
  total: null,
  problem: null,
} satisfies Partial<ExportContext>

export const unasked: ExportContext = { ...unwritten, format: 'csv', fields: 'shown' }

export const withPart = (
  { parts, done, page }: ExportContext,
  { text, ids, written, total }: ExportPart,
): Partial<ExportContext> => ({
  parts: [...parts, text],
  known: ids,
  done: done + written,
  page: page + 1,
  total,
})
