import type { BSON } from 'bson'
import { Query } from 'mingo'
import { through } from './pipeline.ts'
import type { View } from './store.ts'
import { copyOf } from './update.ts'

type Command = BSON.Document

/** The documents that fit a filter, as they are stored. */
export function matching(view: View, place: string, filter: BSON.Document = {}): BSON.Document[] {
  const query = new Query(filter)
  return [...view.documents(place).values()].filter((document) => query.test(document))
}

export function find(view: View, place: string, command: Command): BSON.Document[] {
  const { filter, limit, projection, skip, sort } = command
  const found = matching(view, place, filter)
  return paged(inOrder(found, sort), skip, limit).map((document) => projected(document, projection))
}

export function inOrder(documents: BSON.Document[], sort: BSON.Document | undefined) {
  if (!sort || Object.keys(sort).length === 0) return documents
  return new Query({})
    .find<BSON.Document>(documents)
    .sort(sort as never)
    .all()
}

const paged = (documents: BSON.Document[], skip = 0, limit = 0): BSON.Document[] =>
  documents.slice(skip, limit ? skip + Math.abs(limit) : undefined)

export function projected(document: BSON.Document, projection: BSON.Document | undefined) {
  if (!projection || Object.keys(projection).length === 0) return document
  return new Query({}).find<BSON.Document>([copyOf(document)], projection as never).all()[0] ?? {}
}

export const count = (view: View, place: string, { limit, query, skip }: Command): number =>
  paged(matching(view, place, query), skip, limit).length

export function aggregated(view: View, place: string, { pipeline }: Command): BSON.Document[] {
  const database = place.slice(0, place.indexOf('.'))
  const all = (collection: string) => [...view.documents(`${database}.${collection}`).values()]
  return through([...view.documents(place).values()], pipeline, all)
}

export function distinct(view: View, place: string, { key, query }: Command): unknown[] {
  const pipeline = [
    { $match: query ?? {} },
    { $unwind: { path: `$${key}` } },
    { $group: { _id: `$${key}` } },
  ]
  return aggregated(view, place, { pipeline }).map(({ _id }) => _id)
}
