import type { BSON } from 'bson'
import { writeConflict } from './failure.ts'
import type { Index } from './unique.ts'
import { mustBeUnique } from './unique.ts'

export type Documents = Map<string, BSON.Document>

export interface Collection {
  documents: Documents
  indexes: Index[]
}

/** Collections by `database.name`. */
export type Collections = Map<string, Collection>

/** What is written at once: a document, or null where one is deleted. */
export type Write = readonly [key: string, document: BSON.Document | null]

/** What a command reads and writes: all that is stored, or what a transaction sees of it. */
export interface View {
  documents: (place: string) => Documents
  write: (place: string, writes: readonly Write[]) => void
}

/** A transaction has written what somebody outside of it would write: that waits for its end. */
export class Blocked extends Error {
  constructor(readonly ended: Promise<void>) {
    super('blocked')
  }
}

export class Store implements View {
  readonly collections: Collections = new Map()
  readonly transactions = new Set<Transaction>()

  collection(place: string): Collection {
    const there = this.collections.get(place)
    if (there) return there
    const made: Collection = { documents: new Map(), indexes: [{ name: '_id_', key: { _id: 1 } }] }
    this.collections.set(place, made)
    return made
  }

  documents(place: string): Documents {
    return this.collection(place).documents
  }

  write(place: string, writes: readonly Write[]): void {
    const { indexes } = this.collection(place)
    for (const one of this.transactions) {
      const isWritten = writes.some(([key]) => one.hasWritten(place, key))
      if (isWritten || isTaken(indexes, one.writtenIn(place), writes)) throw new Blocked(one.ended)
    }
    apply(this.collection(place), this.documents(place), place, writes)
  }
}

/** Sees what was stored when it began and what it wrote itself; who writes second what both write fails. */
export class Transaction implements View {
  readonly ended: Promise<void>
  private tellEnd = () => {}
  private readonly seen = new Map<string, Documents>()
  private readonly own = new Map<string, Documents>()
  private readonly written = new Map<string, Set<string>>()

  constructor(private readonly store: Store) {
    this.ended = new Promise((resolve) => {
      this.tellEnd = resolve
    })
    for (const [place, { documents }] of store.collections) this.see(place, documents)
    store.transactions.add(this)
  }

  hasWritten(place: string, key: string): boolean {
    return this.written.get(place)?.has(key) ?? false
  }

  /** What it has written and would keep. */
  writtenIn(place: string): BSON.Document[] {
    return [...(this.written.get(place) ?? [])].flatMap(
      (key) => this.own.get(place)?.get(key) ?? [],
    )
  }

  documents(place: string): Documents {
    return this.own.get(place) ?? this.see(place, new Map())
  }

  write(place: string, writes: readonly Write[]): void {
    const own = this.documents(place)
    const stored = this.store.documents(place)
    const others = [...this.store.transactions].filter((one) => one !== this)
    for (const [key] of writes) {
      const isNewer = stored.get(key) !== this.seen.get(place)?.get(key)
      if (isNewer || others.some((one) => one.hasWritten(place, key))) throw writeConflict()
    }
    const { indexes } = this.store.collection(place)
    apply(this.store.collection(place), own, place, writes)
    // Who would commit first of two is not known.
    const unseen = [...stored].flatMap(([key, document]) =>
      this.seen.get(place)?.get(key) === document ? [] : [document],
    )
    const taken = [unseen, ...others.map((one) => one.writtenIn(place))]
    if (taken.some((documents) => isTaken(indexes, documents, writes))) throw writeConflict()
    const written = this.written.get(place) ?? new Set()
    for (const [key] of writes) written.add(key)
    this.written.set(place, written)
  }

  commit(): void {
    for (const [place, keys] of this.written) {
      const own = this.documents(place)
      const writes = [...keys].map((key) => [key, own.get(key) ?? null] as const)
      apply(this.store.collection(place), this.store.documents(place), place, writes)
    }
    this.end()
  }

  end(): void {
    this.store.transactions.delete(this)
    this.tellEnd()
  }

  private see(place: string, documents: Documents): Documents {
    const own = new Map(documents)
    this.seen.set(place, new Map(documents))
    this.own.set(place, own)
    return own
  }
}

function apply(
  { indexes }: Collection,
  documents: Documents,
  place: string,
  writes: readonly Write[],
): void {
  for (const [key, document] of writes) {
    if (document) {
      mustBeUnique(place, indexes, [...documents.values()], document)
      documents.set(key, document)
    } else documents.delete(key)
  }
}

/** Whether one of these documents has a key that is to be written. */
function isTaken(
  indexes: readonly Index[],
  documents: readonly BSON.Document[],
  writes: readonly Write[],
): boolean {
  try {
    for (const [, document] of writes) if (document) mustBeUnique('', indexes, documents, document)
    return false
  } catch {
    return true
  }
}
