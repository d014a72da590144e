import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import type { DocumentId, Json } from '#contracts/documents'
import type { FieldChange } from '#contracts/import'
import type { FieldProblem } from '#problems'
import { Problem } from '#problems'
import { memberAt } from '../../kit/payload-fields/field-tree.ts'
import { isPlain } from './looked-ahead.ts'
import type { ImportAsked } from './request.ts'
import { uniqueInRows } from './unique-in-rows.ts'

interface Written {
  collection: SanitizedCollectionConfig
  changes: readonly FieldChange[]
}

/** The database would refuse it, but only when it is written. */
export async function refuseTaken(
  req: PayloadRequest,
  { collection, changes, id, ahead }: Written & Taken,
): Promise<void> {
  const taken: FieldProblem[] = []
  for (const { path, to } of changes) {
    const isUnique = memberAt(collection.fields, path)?.part.unique
    if (!isUnique || to === null) continue
    const known = isPlain(to) ? ahead?.taken.get(path)?.get(String(to)) : undefined
    const isTaken = known
      ? known.some((one) => one !== id)
      : await isHad(req, { collection: collection.slug, path, value: to, id })
    if (isTaken) taken.push({ path, message: req.t('error:valueMustBeUnique') })
  }
  taken.push(...takenInRows(req, { collection, changes, id, ...(ahead && { ahead }) }))
  if (taken.length > 0) throw new Problem('document.invalid', { fields: taken })
}

/** By a row of another document, or by one before it in the same. */
function takenInRows(
  req: PayloadRequest,
  { collection, changes, id, ahead }: Written & Taken,
): readonly FieldProblem[] {
  const own = new Set<string>()
  const said = changes.flatMap(({ path, to }) =>
    uniqueInRows(collection.fields, dataAt(path, to), { named: req.payload.blocks }),
  )
  return said.flatMap(({ field, path, value }) => {
    const name = `${field}\n${value}`
    const others = ahead?.taken.get(field)?.get(String(value)) ?? []
    const isTaken = own.has(name) || others.some((one) => one !== id)
    own.add(name)
    return isTaken ? [{ path, message: req.t('error:valueMustBeUnique') }] : []
  })
}

/** As a document would say it. */
const dataAt = (path: string, value: Json): Json =>
  path.split('.').reduceRight<Json>((within, name) => ({ [name]: within }), value)

interface Taken extends Pick<ImportAsked, 'ahead'> {
  /** null: a new one. */
  id: DocumentId | null
}

/** By another document. */
async function isHad(
  req: PayloadRequest,
  {
    collection,
    path,
    value,
    id,
  }: { collection: string; path: string; value: Json; id: DocumentId | null },
): Promise<boolean> {
  const isIt = { [path]: { equals: value } }
  const where = id === null ? isIt : { and: [isIt, { id: { not_equals: id } }] }
  return (await req.payload.db.count({ collection, where, req })).totalDocs > 0
}
