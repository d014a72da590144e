import type { BSON } from 'bson'
import { aggregate, Query } from 'mingo'
import { update } from 'mingo/updater'
import { copyOf } from './update.ts'

/** The documents of another collection of the database. */
export type Others = (collection: string) => BSON.Document[]

/** What comes out of these stages. What they are given is not changed. */
export function through(
  given: readonly BSON.Document[],
  stages: readonly BSON.Document[],
  others: Others,
): BSON.Document[] {
  let documents = given.map(copyOf)
  for (const stage of stages) {
    documents = stage.$lookup
      ? documents.map((document) => joined(document, stage.$lookup, others))
      : (aggregate(documents, [stage], { collectionResolver: others }) as BSON.Document[])
  }
  return documents
}

/** mingo knows neither a path to write to, nor both fields and a pipeline at once. */
function joined(document: BSON.Document, lookup: BSON.Document, others: Others): BSON.Document {
  const { as, foreignField, from, let: names, localField, pipeline = [] } = lookup
  const isByField = localField !== undefined
  const found = isByField ? fitting(document, others(from), localField, foreignField) : others(from)
  const seen = isByField || !names ? pipeline : withValues(pipeline, document, names)
  update(document, { $set: { [as]: through(found, seen, others) } })
  return document
}

function fitting(document: BSON.Document, others: BSON.Document[], local: string, foreign: string) {
  const value = aggregate([document], [{ $project: { _id: 0, value: `$${local}` } }])[0]
  const { value: values = null } = value as BSON.Document
  const query = new Query({ [foreign]: { $in: Array.isArray(values) ? values : [values] } })
  return others.filter((other) => query.test(other))
}

/** The pipeline with what this document has in place of its variables. */
function withValues(pipeline: BSON.Document[], document: BSON.Document, names: BSON.Document) {
  const [values = {}] = aggregate([document], [{ $project: { _id: 0, ...names } }])
  const filled = (part: unknown): unknown => {
    if (typeof part === 'string' && part.startsWith('$$')) {
      const name = part.slice(2)
      return name in names ? { $literal: (values as BSON.Document)[name] } : part
    }
    if (Array.isArray(part)) return part.map(filled)
    if (part === null || Object.getPrototypeOf(part) !== Object.prototype) return part
    return Object.fromEntries(
      Object.entries(part as object).map(([key, one]) => [key, filled(one)]),
    )
  }
  return filled(pipeline) as BSON.Document[]
}
