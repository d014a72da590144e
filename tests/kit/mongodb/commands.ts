import { BSON } from 'bson'
import { Failure } from './failure.ts'
import { aggregated, count, distinct, find } from './reads.ts'
import type { Store, View } from './store.ts'
import type { Index } from './unique.ts'
import { findAndModify, insert, remove, update } from './writes.ts'

type Command = BSON.Document

/** What a command is carried out with. */
export interface Asked {
  store: Store
  view: View
  /** `database.collection` */
  place: string
  command: Command
  /** What is left of answers that were too long for one. */
  cursors: Map<string, BSON.Document[]>
}

type Answer = (asked: Asked) => BSON.Document

/** What drivers and Payload's adapter ask of a MongoDB. */
export const commands: Readonly<Record<string, Answer>> = {
  ping: () => ({}),
  endSessions: () => ({}),
  buildInfo: () => ({ version: '7.0.0', versionArray: [7, 0, 0, 0] }),
  find: (asked) => firstOf(asked, find(asked.view, asked.place, asked.command)),
  aggregate: (asked) => firstOf(asked, aggregated(asked.view, asked.place, asked.command)),
  getMore: (asked) => nextOf(asked),
  killCursors: ({ command, cursors }) => {
    for (const id of command.cursors) cursors.delete(String(id))
    return { cursorsKilled: command.cursors }
  },
  count: ({ command, place, view }) => ({ n: count(view, place, command) }),
  distinct: ({ command, place, view }) => ({ values: distinct(view, place, command) }),
  insert: ({ command, place, view }) => insert(view, place, command),
  update: ({ command, place, view }) => update(view, place, command),
  delete: ({ command, place, view }) => remove(view, place, command),
  findAndModify: ({ command, place, view }) => findAndModify(view, place, command),
  create: ({ place, store }) => {
    if (store.collections.has(place)) {
      throw new Failure(48, 'NamespaceExists', `Collection ${place} already exists.`)
    }
    store.collection(place)
    return {}
  },
  drop: ({ place, store }) => {
    if (!store.collections.delete(place)) throw new Failure(26, 'NamespaceNotFound', 'ns not found')
    return {}
  },
  dropDatabase: ({ command, store }) => {
    for (const place of store.collections.keys()) {
      if (place.startsWith(`${command.$db}.`)) store.collections.delete(place)
    }
    return {}
  },
  listCollections: (asked) => firstOf(asked, collectionsOf(asked)),
  createIndexes: ({ command, place, store }) => {
    const { indexes } = store.collection(place)
    const added = (command.indexes as Index[]).filter(
      ({ name }) => !indexes.some((index) => index.name === name),
    )
    indexes.push(...added)
    return { numIndexesAfter: indexes.length }
  },
  listIndexes: (asked) => {
    const there = asked.store.collections.get(asked.place)
    if (!there) throw new Failure(26, 'NamespaceNotFound', `ns does not exist: ${asked.place}`)
    return firstOf(
      asked,
      there.indexes.map((index) => ({ v: 2, ...index })),
    )
  },
}

function collectionsOf({ command, store }: Asked): BSON.Document[] {
  const prefix = `${command.$db}.`
  return [...store.collections.keys()]
    .filter((place) => place.startsWith(prefix))
    .map((place) => ({ name: place.slice(prefix.length), type: 'collection' }))
}

/** Answers with so many at once as a driver takes by itself. */
function firstOf({ command, cursors, place }: Asked, all: BSON.Document[]): BSON.Document {
  const size = command.batchSize ?? command.cursor?.batchSize ?? 101
  const rest = command.singleBatch ? [] : all.slice(size)
  const id = rest.length > 0 ? BSON.Long.fromNumber(cursors.size + Date.now()) : BSON.Long.ZERO
  if (rest.length > 0) cursors.set(String(id), rest)
  return { cursor: { id, ns: place, firstBatch: all.slice(0, size) } }
}

function nextOf({ command, cursors, place }: Asked): BSON.Document {
  const key = String(command.getMore)
  const left = cursors.get(key)
  if (!left) throw new Failure(43, 'CursorNotFound', `cursor id ${key} not found`)
  const size = command.batchSize ?? left.length
  const rest = left.slice(size)
  if (rest.length > 0) cursors.set(key, rest)
  else cursors.delete(key)
  const id = rest.length > 0 ? BSON.Long.fromString(key) : BSON.Long.ZERO
  return { cursor: { id, ns: place, nextBatch: left.slice(0, size) } }
}
