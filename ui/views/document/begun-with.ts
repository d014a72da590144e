import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentData } from '#contracts/documents'
import { parsedQuery } from '../../client/query-string.ts'
import { readTemplate } from '../../client/templates.ts'
import { copyOfRow } from '../../fields/rows/copy-of-row.ts'
import { templateParam } from '../../kit/addresses.ts'
import type { Panel } from '../../kit/panel.ts'
import { textOf } from '../../kit/text.tsx'
import { toaster } from '../../parts/toaster.ts'

/** The template that the address of a new document names; null: none. */
export function templateIn(search: string, { templates }: ClientCollection): string | null {
  const id = templates ? parsedQuery(search)[templateParam] : null
  return typeof id === 'string' && id !== '' ? id : null
}

/** What a new document begins with where its address names a template (REF-1). */
export async function begunWith(
  { http, texts }: Panel,
  collection: ClientCollection,
  { locale, search }: { locale: string | null; search: string },
): Promise<DocumentData> {
  const id = templateIn(search, collection)
  if (id === null) return {}
  const { leftOut, name, values } = await readTemplate(http, id, locale)
  if (leftOut > 0) {
    toaster.create({ title: textOf(texts)('templates.leftOut', { name }), type: 'info' })
  }
  // Its rows are those of the document that it was made from.
  const { id: _own, ...begun } = copyOfRow(collection.fields, values)
  return begun
}
