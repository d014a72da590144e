import type { PayloadRequest } from 'payload'
import type { DocumentId } from '#contracts/documents'
import { pathBelow } from '#contracts/fields'
import { isRecord } from '#contracts/is-record'
import { asAsked } from '../../features/filters/mark-filters.ts'
import { keepingReferences } from '../../features/references/known-references.ts'
import { learnReferences } from '../../features/references/refuse-missing.ts'
import { membersOf } from '../../kit/payload-fields/field-tree.ts'
import type { PayloadField } from '../../kit/payload-fields/payload-field.ts'
import { requestFor, seen } from '../bulk/one.ts'
import type { Having, LookedAhead } from './looked-ahead.ts'
import { isPlain } from './looked-ahead.ts'
import type { ImportAsked } from './request.ts'
import { uniqueInRows } from './unique-in-rows.ts'

/** Asks once for what a dry run would else ask for with each line; what is written is looked at again. */
export async function lookAhead(req: PayloadRequest, asked: ImportAsked): Promise<LookedAhead> {
  Object.assign(req.context, keepingReferences())
  const { fields } = asked.collection
  const said = asked.lines.flatMap(({ data, locales = {} }) => [data, ...Object.values(locales)])
  await learnReferences(req, fields, said)
  const taken = new Map<string, Having>()
  for (const path of uniqueIn(fields)) {
    const having = await havingTaken(req, asked, path)
    if (having) taken.set(path, having)
  }
  for (const [field, having] of await havingInRows(req, asked)) taken.set(field, having)
  return { keys: await havingKeys(req, asked), taken }
}

async function havingInRows(
  req: PayloadRequest,
  { collection, lines }: ImportAsked,
): Promise<ReadonlyMap<string, Having>> {
  const inRows = (data: unknown) =>
    uniqueInRows(collection.fields, data, { named: req.payload.blocks })
  const said = lines.flatMap(({ data }) => inRows(data))
  const having = new Map<string, Map<string, DocumentId[]>>()
  for (const path of new Set(said.map(({ asked }) => asked))) {
    const values = said.flatMap(({ asked, value }) => (asked === path ? [value] : []))
    const where = asAsked({ [path]: { in: [...new Set(values)] } })
    const { docs } = await req.payload.db
      .find<{ id: DocumentId }>({ collection: collection.slug, where, pagination: false, req })
      .catch(() => nothing)
    for (const doc of docs ?? []) {
      for (const { asked, field, value } of inRows(doc)) {
        if (asked !== path) continue
        const ids = having.get(field) ?? new Map<string, DocumentId[]>()
        ids.set(String(value), [...(ids.get(String(value)) ?? []), doc.id])
        having.set(field, ids)
      }
    }
  }
  return having
}

async function havingKeys(req: PayloadRequest, asked: ImportAsked): Promise<Having | null> {
  const { collection, key: name, locale } = asked
  if (name === null || !uniqueIn(collection.fields).includes(name)) return null
  const values = asked.lines.flatMap(({ key }) => key ?? [])
  if (values.length === 0) return null
  const { docs } = await req.payload
    .find({
      ...seen,
      collection: collection.slug,
      where: { [name]: { in: values } },
      draft: true,
      pagination: false,
      req: requestFor(req, { collection, id: null, ...(locale !== undefined && { locale }) }),
    })
    .catch(() => nothing)
  return docs && grouped(docs, name, values)
}

async function havingTaken(
  req: PayloadRequest,
  { collection, lines }: ImportAsked,
  path: string,
): Promise<Having | null> {
  const values = lines.flatMap(({ data }) => {
    const value = valueAt(data, path)
    return isPlain(value) ? [value] : []
  })
  if (values.length === 0) return null
  const { docs } = await req.payload.db
    .find<{ id: DocumentId }>({
      collection: collection.slug,
      where: { [path]: { in: values } },
      pagination: false,
      req,
    })
    .catch(() => nothing)
  return docs && grouped(docs, path, values)
}

/** What cannot be asked for at once is told with the line that caused it. */
const nothing = { docs: null }

/** null: what was found says something else than was asked for, so that nobody can tell which is which. */
function grouped(
  docs: readonly { id: DocumentId }[],
  path: string,
  values: readonly DocumentId[],
): Having | null {
  const having = new Map<string, DocumentId[]>(values.map((value) => [String(value), []]))
  for (const doc of docs) {
    const value = valueAt(doc, path)
    const ids = isPlain(value) ? having.get(String(value)) : undefined
    if (!ids) return null
    ids.push(doc.id)
  }
  return having
}

/** The ways to texts and numbers that only one document may have, in whatever language. */
const uniqueIn = (fields: readonly PayloadField[], parent = ''): readonly string[] =>
  membersOf(fields).flatMap(({ name, part, fields }) => {
    const path = pathBelow(parent, name)
    if (part.localized) return []
    if (fields) return uniqueIn(fields, path)
    const isCompared = ['text', 'email', 'number'].includes(part.type ?? '')
    return isCompared && part.unique && !part.hasMany ? [path] : []
  })

const valueAt = (data: unknown, path: string): unknown =>
  path.split('.').reduce((within, name) => (isRecord(within) ? within[name] : undefined), data)
