import type { DocumentData } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import type { ExportFormat } from '#machines/export'
import { formulas } from '../formulas.ts'

/** Where in a file a text stands. */
export interface Framing {
  isFirst: boolean
  isLast: boolean
  /** Whether a document stands before it. */
  isContinued: boolean
  /** The ways to values that are JSON: a text among them is written as JSON has it. */
  jsons: ReadonlySet<string>
}

export type Writer = (
  paths: readonly string[],
  docs: readonly DocumentData[],
  framing: Framing,
) => Promise<string>

/** Writes documents as a part of a file. */
export const writers: Readonly<Record<ExportFormat, Writer>> = {
  async csv(paths, docs, { isFirst, jsons }) {
    const { default: papa } = await import('papaparse')
    const rows = docs.map((doc) => paths.map((path) => cellOf(valueAt(doc, path), jsons.has(path))))
    const lines = [...(isFirst ? [[...paths]] : []), ...rows]
    const text = papa.unparse(lines, { newline: lineEnd, escapeFormulae: formulas })
    return (isFirst ? byteOrderMark : '') + (lines.length > 0 ? text + lineEnd : '')
  },

  async json(_paths, docs, { isFirst, isLast, isContinued }) {
    const lines = docs.map((doc) => `  ${JSON.stringify(doc)}`).join(',\n')
    const joint = isContinued && lines !== '' ? ',\n' : ''
    return (isFirst ? '[\n' : '') + joint + lines + (isLast ? '\n]\n' : '')
  },
}

export const mediaTypes: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv;charset=utf-8',
  json: 'application/json',
}

/** What RFC 4180 asks for. */
const lineEnd = '\r\n'

/** Without it spreadsheets take the file for one of an older encoding. */
const byteOrderMark = '\uFEFF'

function valueAt(doc: DocumentData, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (isRecord(value) ? value[name] : undefined), doc)
}

function cellOf(value: unknown, isJson: boolean): unknown {
  const isWhole = typeof value === 'object' || (isJson && typeof value === 'string')
  return isWhole && value !== null ? JSON.stringify(value) : (value ?? '')
}
