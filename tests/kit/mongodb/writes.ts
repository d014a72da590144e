import { BSON } from 'bson'
import { Failure } from './failure.ts'
import { inOrder, matching, projected } from './reads.ts'
import type { View, Write } from './store.ts'
import { Blocked } from './store.ts'
import { duplicate, idKey } from './unique.ts'
import { changed, copyOf, upserted } from './update.ts'

type Command = BSON.Document

export function insert(view: View, place: string, { documents, ordered }: Command) {
  let n = 0
  const writeErrors = eachOf(documents, ordered, (given) => {
    const document = copyOf({ _id: given._id ?? new BSON.ObjectId(), ...given })
    put(view, place, document)
    n += 1
  })
  return { n, ...writeErrors }
}

export function update(view: View, place: string, { ordered, updates }: Command) {
  const done = { n: 0, nModified: 0, upserted: [] as BSON.Document[] }
  const writeErrors = eachOf(updates, ordered, (one, index) => {
    const { multi, q, u, upsert } = one
    const found = matching(view, place, q).slice(0, multi ? undefined : 1)
    if (found.length === 0 && upsert) {
      const document = upserted(q, u)
      put(view, place, document)
      done.n += 1
      done.upserted.push({ index, _id: document._id })
      return
    }
    const writes = changes(found, u)
    view.write(place, writes)
    done.n += found.length
    done.nModified += writes.length
  })
  const { upserted: made, ...counts } = done
  return { ...counts, ...(made.length > 0 && { upserted: made }), ...writeErrors }
}

export function remove(view: View, place: string, { deletes, ordered }: Command) {
  let n = 0
  const writeErrors = eachOf(deletes, ordered, ({ limit, q }) => {
    const found = matching(view, place, q).slice(0, limit || undefined)
    view.write(place, found.map(deletion))
    n += found.length
  })
  return { n, ...writeErrors }
}

export function findAndModify(view: View, place: string, command: Command) {
  const { fields, query = {}, remove: isRemoval, sort, update: change, upsert } = command
  const [found] = inOrder(matching(view, place, query), sort)
  const answer = (value: BSON.Document | null, more: BSON.Document) => ({
    value: value && projected(value, fields),
    lastErrorObject: { n: found || more.upserted ? 1 : 0, ...more },
  })
  if (isRemoval) {
    if (found) view.write(place, [deletion(found)])
    return answer(found ?? null, {})
  }
  if (!found) {
    if (!upsert) return answer(null, { updatedExisting: false })
    const made = upserted(query, change)
    put(view, place, made)
    return answer(command.new ? made : null, { updatedExisting: false, upserted: made._id })
  }
  const writes = changes([found], change)
  view.write(place, writes)
  const now = writes[0]?.[1] ?? found
  return answer(command.new ? now : found, { updatedExisting: true })
}

const deletion = ({ _id }: BSON.Document): Write => [idKey(_id), null]

/** Writes a document that must be new. */
function put(view: View, place: string, document: BSON.Document): void {
  const key = idKey(document._id)
  if (view.documents(place).has(key)) {
    throw duplicate(place, { name: '_id_', key: { _id: 1 } }, { _id: document._id })
  }
  view.write(place, [[key, document]])
}

/** Without those that the change leaves as they are. */
const changes = (found: readonly BSON.Document[], change: BSON.Document): Write[] =>
  found.flatMap((before) => {
    const after = changed(before, change)
    const isSame = Buffer.compare(BSON.serialize(before), BSON.serialize(after)) === 0
    return isSame ? [] : [[idKey(before._id), after] as const]
  })

/** What one of several writes is refused for is told beside what the others did. */
function eachOf(
  all: readonly BSON.Document[],
  ordered: unknown,
  write: (one: BSON.Document, index: number) => void,
): { writeErrors?: BSON.Document[] } {
  const writeErrors: BSON.Document[] = []
  for (const [index, one] of all.entries()) {
    try {
      write(one, index)
    } catch (thrown) {
      const isOfOne = thrown instanceof Failure && thrown.code === 11000
      if (!isOfOne || thrown instanceof Blocked) throw thrown
      const { ok: _, ...answer } = thrown.answer
      writeErrors.push({ index, ...answer })
      if (ordered !== false) break
    }
  }
  return writeErrors.length > 0 ? { writeErrors } : {}
}
