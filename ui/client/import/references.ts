import type { ClientCollection } from '#contracts/admin-config'
import type { DocumentId, Json } from '#contracts/documents'
import type { FieldOfShape } from '#contracts/fields'
import { hasShape } from '#contracts/fields'
import { isRecord } from '#contracts/is-record'
import { Problem } from '#problems'
import { isId } from '../changed.ts'
import type { Http } from '../http.ts'
import type { Page } from '../lists.ts'
import type { QueryValue } from '../query-string.ts'
import type { Target } from './target.ts'

/** The documents that cells name, by id or by title. */
export interface References {
  /** Asks the server for those that are not known yet: one question per collection. */
  learn(values: readonly (readonly [Json, Target])[], signal: AbortSignal): Promise<void>
  /** The value that is stored; a name that nobody has, or several have, is a Problem. */
  resolve(value: Json, target: Target): Json
}

type ReferenceField = FieldOfShape<'reference'>

export const isReference = ({ content }: Target): boolean =>
  'readOnly' in content && hasShape(content, 'reference')

export function createReferences(
  http: Http,
  collections: readonly ClientCollection[],
  locale: string | null,
): References {
  /** By collection, then by what was written. */
  const known = new Map<string, Map<string, readonly DocumentId[]>>()
  const idsOf = (slug: string, name: string) => known.get(slug)?.get(name) ?? []

  async function ask(slug: string, names: readonly string[], signal: AbortSignal): Promise<void> {
    const collection = collections.find((one) => one.slug === slug)
    if (!collection?.access.read) return
    const own = known.get(slug) ?? new Map<string, readonly DocumentId[]>()
    known.set(slug, own)
    const found = await find(http, collection, names, locale, signal)
    for (const name of names) {
      const byId = found.filter(({ id }) => String(id) === name)
      const named = byId.length > 0 ? byId : found.filter(({ title }) => title === name)
      own.set(
        name,
        named.map(({ id }) => id),
      )
    }
  }

  return {
    async learn(values, signal) {
      const asked = new Map<string, Set<string>>()
      for (const [value, { content }] of values) {
        for (const { slugs, name } of namesIn(value, content as ReferenceField)) {
          for (const slug of slugs) {
            if (known.get(slug)?.has(name)) continue
            const names = asked.get(slug) ?? new Set<string>()
            asked.set(slug, names.add(name))
          }
        }
      }
      for (const [slug, names] of asked) await ask(slug, [...names], signal)
    },

    resolve(value, { content }) {
      const field = content as ReferenceField
      const one = (given: Json): Json => {
        const [named] = namesIn(given, field)
        if (!named) return null
        const found = named.slugs.flatMap((slug) =>
          idsOf(slug, named.name).map((id) => ({ relationTo: slug, value: id })),
        )
        const details = { value: named.name }
        if (found.length > 1) throw new Problem('import.vagueReference', { details })
        if (!found[0]) throw new Problem('import.unknownReference', { details })
        return field.isPolymorphic ? found[0] : found[0].value
      }
      if (value === null) return null
      if (Array.isArray(value)) return value.map(one)
      return field.hasMany ? [one(value)] : one(value)
    },
  }
}

interface Named {
  /** Where it may be. */
  slugs: readonly string[]
  name: string
}

function namesIn(value: Json, field: ReferenceField): readonly Named[] {
  if (Array.isArray(value)) return value.flatMap((one) => namesIn(one, field))
  if (isRecord(value)) {
    const { relationTo, value: id } = value
    const isOne = typeof relationTo === 'string' && field.relationTo.includes(relationTo)
    return isOne && isId(id) ? [{ slugs: [relationTo], name: String(id) }] : [named(value, field)]
  }
  return isId(value) ? [named(value, field)] : []
}

const named = (value: unknown, { relationTo }: ReferenceField): Named => ({
  slugs: relationTo,
  name: typeof value === 'object' ? JSON.stringify(value) : String(value).trim(),
})

/** So many names fit into one address. */
const mostNames = 20

async function find(
  http: Http,
  { slug, useAsTitle, drafts, fields }: ClientCollection,
  names: readonly string[],
  locale: string | null,
  signal: AbortSignal,
): Promise<{ id: DocumentId; title: unknown }[]> {
  const found = new Map<DocumentId, unknown>()
  const read = async (where: QueryValue, limit: number) => {
    const { docs } = await http<Page>(`/${slug}`, {
      query: {
        depth: 0,
        limit,
        pagination: false,
        select: { [useAsTitle]: true },
        where,
        ...(drafts && { draft: true }),
        ...(locale && { locale }),
      },
      signal,
    })
    for (const { id, ...doc } of docs) if (isId(id)) found.set(id, doc[useAsTitle])
  }
  for (let from = 0; from < names.length; from += mostNames) {
    const some = names.slice(from, from + mostNames)
    const ids = some.filter((name) => mayBeId(name, fields))
    if (ids.length > 0) await read({ id: { in: ids.join(',') } }, ids.length)
    if (useAsTitle === 'id') continue
    // A comma would part a title in two. Two of a title are enough to know that it is not one's own.
    const plain = some.filter((name) => !name.includes(','))
    if (plain.length > 0) await read({ [useAsTitle]: { in: plain.join(',') } }, mostOfTitles)
    for (const name of some.filter((name) => name.includes(','))) {
      await read({ [useAsTitle]: { equals: name } }, 2)
    }
  }
  return [...found].map(([id, title]) => ({ id, title }))
}

const mostOfTitles = 200

/** What the database would take for one; a site may give its documents ids of its own. */
const mayBeId = (name: string, fields: ClientCollection['fields']): boolean =>
  /^(\d+|[\da-f]{24}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i.test(name) ||
  (!name.includes(',') && fields.some((field) => field.type === 'text' && field.name === 'id'))
