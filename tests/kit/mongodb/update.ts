import { BSON } from 'bson'
import { aggregate } from 'mingo'
import { update } from 'mingo/updater'

type Change = BSON.Document | BSON.Document[]

/** A document of its own: what is stored is never changed, so a transaction may keep what it has seen. */
export const copyOf = <Document extends BSON.Document>(document: Document): Document =>
  BSON.deserialize(BSON.serialize(document, { ignoreUndefined: true })) as Document

/** The document after the change. */
export function changed(document: BSON.Document, change: Change): BSON.Document {
  const copy = copyOf(document)
  if (Array.isArray(change)) return copyOf(aggregate([copy], withNow(change))[0] as BSON.Document)
  if (!Object.keys(change).some((key) => key.startsWith('$')))
    return { ...(copy._id !== undefined && { _id: copy._id }), ...change }
  const { $setOnInsert: _, ...modifiers } = change
  for (const [operator, fields] of Object.entries(modifiers)) {
    if (Object.keys(fields).length > 0) update(copy, { [operator]: fields } as never)
  }
  return copyOf(copy)
}

/** The server's own time, whatever a test makes the clock of this process say. */
export const serverNow = (): Date => new Date(performance.timeOrigin + performance.now())

function withNow<Part>(part: Part): Part {
  return filled(part) as Part
}

function filled(part: unknown): unknown {
  if (part === '$$NOW') return { $literal: serverNow() }
  if (Array.isArray(part)) return part.map(filled)
  if (part === null || Object.getPrototypeOf(part) !== Object.prototype) return part
  return Object.fromEntries(Object.entries(part as object).map(([key, one]) => [key, filled(one)]))
}

/** The document that an update makes where it finds none: what its filter says, and what it sets. */
export function upserted(filter: BSON.Document, change: Change): BSON.Document {
  const { $setOnInsert: first = {} } = Array.isArray(change) ? {} : change
  const { _id, ...said } = { ...equalities(filter), ...first }
  const made = changed(changed(_id === undefined ? {} : { _id }, { $set: said }), change)
  const { _id: id = new BSON.ObjectId(), ...rest } = made
  return { _id: id, ...rest }
}

/** The values that a filter says for certain. */
function equalities(filter: BSON.Document): BSON.Document {
  const said: BSON.Document = {}
  for (const [path, condition] of Object.entries(filter)) {
    if (path === '$and') for (const one of condition) Object.assign(said, equalities(one))
    if ((path === '$or' || path === '$in') && condition.length === 1) {
      Object.assign(said, equalities(condition[0]))
    }
    if (path.startsWith('$')) continue
    if (!isOperators(condition)) said[path] = condition
    else if ('$eq' in condition) said[path] = condition.$eq
  }
  return said
}

const isOperators = (condition: unknown): condition is BSON.Document =>
  typeof condition === 'object' &&
  condition !== null &&
  Object.keys(condition).some((key) => key.startsWith('$'))
