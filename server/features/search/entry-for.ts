import type { JsonObject, PayloadRequest, SelectType, TypeWithID } from 'payload'
import { isolateObjectProperty } from 'payload'
import type { ResolvedSearch } from '#config-schema/config'
import { isRecord } from '#contracts/is-record'
import { toPlainText } from '#rich-text'
import { membersOf } from '../../kit/payload-fields/field-tree.ts'
import type { Entry } from './entries.ts'
import { keyOf } from './entries.ts'
import type { Searched } from './searched.ts'

type Values = JsonObject & TypeWithID

/** What the search is to say of a document; null: nothing of it is public. */
export async function entryFor(
  req: PayloadRequest,
  search: ResolvedSearch,
  { collection, id }: Searched,
): Promise<Entry | null> {
  const { slug } = collection
  const doc = { relationTo: slug, value: id }
  const said: [locale: string | null, entry: JsonObject][] = []
  for (const locale of localesOf(req)) {
    const own = isolateObjectProperty(req, ['locale', 'fallbackLocale', 'query'])
    const values = await read(own, search, { collection, id }, locale)
    if (!values || !isPublic(values, { collection, id })) return null
    const title = titleOf(values, { collection, id })
    const searchDoc = { title, priority: search.priorities[slug] ?? 0, doc }
    const { payload } = req
    const more = await search.beforeSync?.({ originalDoc: values, searchDoc, payload, req: own })
    said.push([locale, inWords(search, { ...searchDoc, ...more })])
  }
  const names = ['title', 'priority', ...search.fields.flatMap(fieldNames)]
  const isLocalized = localizedNames(req, search)
  return {
    ...Object.fromEntries(
      names.map((name) => [name, isLocalized.has(name) ? byLocale(said, name) : first(said, name)]),
    ),
    key: keyOf({ collection, id }),
    doc,
  }
}

const localesOf = ({ payload }: PayloadRequest): readonly (string | null)[] =>
  payload.config.localization ? payload.config.localization.localeCodes : [null]

/** Without a function of the site's that could look at more, only what is needed is read. */
function read(
  req: PayloadRequest,
  { beforeSync }: ResolvedSearch,
  { collection, id }: Searched,
  locale: string | null,
): Promise<Values | null> {
  const select: SelectType = { [titleField({ collection, id })]: true, _status: true }
  return req.payload.findByID({
    collection: collection.slug,
    id,
    depth: 0,
    joins: false,
    fallbackLocale: false,
    overrideAccess: true,
    disableErrors: true,
    ...(locale !== null && { locale }),
    ...(!beforeSync && { select }),
    req,
  })
}

const isPublic = (values: Values, { collection }: Searched): boolean =>
  !collection.versions?.drafts || values._status === 'published'

const titleField = ({ collection }: Searched): string => collection.admin.useAsTitle ?? 'id'

function titleOf(values: Values, document: Searched): string | null {
  const title: unknown = values[titleField(document)]
  return title === undefined || title === null ? null : String(title)
}

/** A rich text that is given to a field of text: its words are what can be found. */
function inWords({ fields }: ResolvedSearch, entry: JsonObject): JsonObject {
  const texts = fields.filter(({ type }) => type === 'text' || type === 'textarea')
  const words = texts.flatMap(fieldNames).flatMap((name) => {
    const value: unknown = entry[name]
    return isRecord(value) && isRecord(value.root) ? [[name, toPlainText(value)]] : []
  })
  return { ...entry, ...Object.fromEntries(words) }
}

const fieldNames = (field: object): string[] => ('name' in field ? [String(field.name)] : [])

const localizedNames = ({ payload }: PayloadRequest, { slug }: ResolvedSearch) =>
  new Set(
    membersOf(payload.collections[slug]?.config.fields ?? [])
      .filter(({ part }) => part.localized)
      .map(({ name }) => name),
  )

const byLocale = (said: readonly [string | null, JsonObject][], name: string): JsonObject =>
  Object.fromEntries(said.map(([locale, entry]) => [locale, entry[name] ?? null]))

/** The same in every language: the first one says it. */
const first = (said: readonly [string | null, JsonObject][], name: string): unknown =>
  said[0]?.[1][name] ?? null
