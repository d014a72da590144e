import { createHash } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { Json } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import { jsonText } from '#contracts/same-json'
import { placeKey } from '#contracts/translated-leaves'
import type { Document } from '../../kit/document.ts'
import { aboutOf } from '../comments/kept-comments.ts'
import { translationsSlug } from './translations-collection.ts'

/**
 * That a translation was made from a source: it stays true whatever the document says later, so that
 * restored versions are judged by it as well.
 */
export interface MadeFrom {
  place: readonly string[]
  /** What the translation said, as a hash. */
  to: string
  /** What the source said. */
  from: Json
}

/** As many are kept of each place, the latest. */
const mostOfPlace = 10

/** Of a document in one language. Without an entry, a translation is taken as up to date. */
export class MadeFroms {
  readonly list: readonly MadeFrom[]
  readonly #known: Map<string, MadeFrom>

  constructor(made: readonly MadeFrom[] = []) {
    this.list = made
    this.#known = new Map(made.map((one) => [keyOf(one), one]))
  }

  of(place: readonly string[], target: Json): MadeFrom | undefined {
    return this.#known.get(keyOf({ place, to: hashOf(target) }))
  }

  with(place: readonly string[], target: Json, from: Json): MadeFroms {
    const made = { place, to: hashOf(target), from }
    const others = this.list.filter((one) => keyOf(one) !== keyOf(made))
    const ofPlace = others.filter((one) => placeKey(one.place) === placeKey(place))
    const dropped = new Set(ofPlace.slice(0, Math.max(0, ofPlace.length + 1 - mostOfPlace)))
    return new MadeFroms([...others.filter((one) => !dropped.has(one)), made])
  }
}

const keyOf = ({ place, to }: Pick<MadeFrom, 'place' | 'to'>): string => `${placeKey(place)} ${to}`

const hashOf = (value: Json): string =>
  createHash('sha256').update(jsonText(value)).digest('base64url')

/** What is known of documents in languages, by `translationId`. */
export async function madeFromsOf(
  req: PayloadRequest,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MadeFroms>> {
  const { docs } = await req.payload.db.find<{ id: string; made?: unknown }>({
    collection: translationsSlug,
    where: { id: { in: [...ids] } },
    pagination: false,
    limit: 0,
    req,
  })
  return new Map(docs.map(({ id, made }) => [id, new MadeFroms(readMade(made))]))
}

export async function keepMadeFroms(
  req: PayloadRequest,
  document: Document,
  locale: string,
  made: MadeFroms,
): Promise<void> {
  const about = aboutOf(document)
  const id = translationId(about, locale)
  const now = new Date().toISOString()
  const row = { collection: translationsSlug, req } as const
  const data = { about, made: made.list, updatedAt: now }
  const before = await req.payload.db.findOne({ ...row, where: { id: { equals: id } } })
  if (before) await req.payload.db.updateOne({ ...row, id, data })
  else await req.payload.db.create({ ...row, data: { ...data, id, createdAt: now }, customID: id })
}

/** SQLite gives the ID of a deleted document to the next one. */
export const forgetMadeFroms = async (req: PayloadRequest, about: string): Promise<void> => {
  await req.payload.db.deleteMany({
    collection: translationsSlug,
    where: { about: { equals: about } },
    req,
  })
}

export const translationId = (about: string, locale: string): string => `${about} ${locale}`

const readMade = (made: unknown): readonly MadeFrom[] =>
  Array.isArray(made) ? made.filter((one): one is MadeFrom => isRecord(one) && 'from' in one) : []
