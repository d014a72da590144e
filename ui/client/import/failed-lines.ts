import type { Json } from '#contracts/documents'
import type { ImportResult } from '#contracts/import'
import type { ImportSource } from '#machines/import'
import { formulas } from '../formulas.ts'
import { withoutGuard } from './cells.ts'
import type { KeptFile } from './import-work.ts'
import { keptParts } from './kept-parts.ts'

interface Asked {
  source: ImportSource
  /** Where there can be any, in their order. */
  parts: readonly number[]
  /** The name of the column that says why. */
  reason: string
  reasonFor(result: ImportResult): string
}

/** The lines that were refused, as they stood in the file, each with its reason: to be mended and imported. */
export async function failedLines(
  kept: KeptFile,
  { source, parts, reason, reasonFor }: Asked,
): Promise<string[]> {
  const { default: papa } = await import('papaparse')
  const { columns, isTyped } = source
  const written = (rows: readonly (readonly unknown[])[]) =>
    `${papa.unparse(rows as unknown[][], { newline, escapeFormulae: formulas })}${newline}`
  const said = (cell: Json | undefined) =>
    typeof cell === 'string' && !isTyped ? withoutGuard(cell) : textOf(cell)

  const texts = [byteOrderMark + written([[...columns.map(({ name }) => name), reason]])]
  for await (const { lines } of keptParts(kept, parts)) {
    const rows = lines.flatMap(({ cells, result }) => {
      if (result?.outcome !== 'refused') return []
      return [[...columns.map((_, place) => said(cells[place])), reasonFor(result)]]
    })
    if (rows.length > 0) texts.push(written(rows))
  }
  return texts
}

const newline = '\r\n'
const byteOrderMark = '\uFEFF'

const textOf = (cell: Json | undefined): string =>
  typeof cell === 'string' ? cell : cell === undefined || cell === null ? '' : JSON.stringify(cell)
