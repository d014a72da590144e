import type { DocumentData } from '#contracts/documents'
import { exportHeader } from '#contracts/documents'
import type { ExportPart, ExportQuestion } from '#machines/export'
import { isId } from '../changed.ts'
import type { Http } from '../http.ts'
import type { ListQuery } from '../lists.ts'
import { readPage } from '../lists.ts'
import { writers } from './export-text.ts'

/** As many as a server may refuse to exceed. */
const pageSize = 500

/** The fields of a list that go into a file: each a way to a value. */
export type ExportedList = Omit<ListQuery, 'page' | 'limit' | 'fields'> & {
  paths: readonly string[]
  /** Those of them that lead to JSON. */
  jsons: ReadonlySet<string>
  /** A point is among them: on SQLite, Payload leaves out points that it is asked for by name. */
  hasPoint: boolean
}

/** One page of a list as a part of a file. */
export async function readPart(
  http: Http,
  { paths, jsons, hasPoint, ...list }: ExportedList,
  { format, page, known, done }: ExportQuestion,
  signal: AbortSignal,
): Promise<ExportPart> {
  const fields = hasPoint ? [] : [...new Set(paths.map(firstSegment)), 'id']
  const query = { ...list, page, limit: pageSize, fields }
  const answer = await readPage(http, query, signal, page === 1 ? { [exportHeader]: format } : {})
  const seen = new Set(known)
  const docs = answer.docs.filter(({ id }) => !isId(id) || !seen.has(id))
  const isLast = page >= answer.totalPages
  return {
    text: await writers[format](
      paths,
      docs.map((doc) => only(doc, paths)),
      { isFirst: page === 1, isLast, isContinued: done > 0, jsons },
    ),
    ids: answer.docs.flatMap(({ id }) => (isId(id) ? [id] : [])),
    written: docs.length,
    total: answer.totalDocs,
    isLast,
  }
}

/** More may have come than was asked for. */
function only(doc: DocumentData, paths: readonly string[]): DocumentData {
  const names = new Set(paths.map(firstSegment))
  return Object.fromEntries(Object.entries(doc).filter(([name]) => names.has(name)))
}

const firstSegment = (path: string): string => path.split('.', 1)[0] ?? path
