import type { PayloadRequest, SanitizedCollectionConfig } from 'payload'
import type { DocumentId, Json } from '#contracts/documents'
import type { FieldChange } from '#contracts/import'
import type { FieldProblem } from '#problems'
import { Problem } from '#problems'
import { memberAt } from '../../kit/payload-fields/field-tree.ts'
import { isPlain } from './looked-ahead.ts'
import type { ImportAsked } from './request.ts'

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
  if (taken.length > 0) throw new Problem('document.invalid', { fields: taken })
}

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
