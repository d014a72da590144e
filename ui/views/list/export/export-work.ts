import type { ExportEmitted, ExportPart, ExportQuestion } from '#machines/export'
import { mediaTypes, readPart } from '../../../client/export/index.ts'
import { saveFile } from '../../../kit/save-file.ts'
import { textOf } from '../../../kit/text.tsx'
import type { Column } from '../columns.ts'
import { listedFields } from '../columns.ts'
import type { ListSeam } from '../list-seam.ts'

/** What a list shows, read for a file, as the list is when it is read. */
export function readExport(
  { panel, collection, now }: ListSeam,
  question: ExportQuestion,
  signal: AbortSignal,
): Promise<ExportPart> {
  const { whole, columns } = now()
  const { page: _page, limit: _limit, fields: _fields, ...rest } = whole
  const written =
    question.fields === 'shown' ? columns : listedFields(collection, textOf(panel.texts))
  const jsons = written.filter(({ content }) => content.type === 'json')
  const list = {
    ...rest,
    paths: written.map(accessorOf),
    jsons: new Set(jsons.map(accessorOf)),
    hasPoint: written.some(({ content }) => content.type === 'point'),
  }
  return readPart(panel.http, list, question, signal)
}

export const saveExport = (slug: string, { format, parts }: ExportEmitted): void =>
  saveFile(`${slug}.${format}`, new Blob([...parts], { type: mediaTypes[format] }))

const accessorOf = ({ accessor }: Column): string => accessor
