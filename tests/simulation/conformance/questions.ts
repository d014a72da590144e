import type { DocumentData, Json } from '#contracts/documents'
import type { Random } from '../../kit/machines/random.ts'
import { randomOf } from '../../kit/machines/random.ts'
import { locales } from '../site.ts'

/** Something that a client can ask a server, without the ids and the times that only this server knows. */
export interface Question {
  what: What
  /** Which of the people asks. */
  person: number
  /** Which of the documents made so far, by number. */
  document: number
  slug: string
  locale: string
  /** For what cannot be decided before it is known what the document says. */
  dice: number
}

const weights = {
  create: 12,
  createAgain: 3,
  read: 8,
  readMain: 4,
  save: 14,
  draft: 12,
  autosave: 12,
  publish: 6,
  unpublish: 3,
  staleSave: 6,
  neverSaved: 2,
  baseless: 3,
  asAnother: 4,
  asStranger: 3,
  count: 3,
  access: 2,
  acquire: 8,
  release: 4,
  takeOver: 3,
  readLock: 4,
  delete: 1.5,
  trash: 1.5,
  restore: 2.5,
  signInWrongly: 0.5,
  signOut: 1,
} as const

export type What = keyof typeof weights

const names = Object.keys(weights) as What[]
const total = names.reduce((sum, name) => sum + weights[name], 0)

export function questionsOf(seed: number, length: number): Question[] {
  const random = randomOf(seed)
  return Array.from({ length }, (_, index) => ({
    // There is nothing to ask about before something is made.
    what: index < 2 ? 'create' : drawn(random),
    person: random.below(3),
    document: random.below(1000),
    slug: index < 2 ? ['pages', 'articles'][index]! : random.oneOf(['pages', 'articles']),
    locale: random.chance(0.7) ? 'en' : random.oneOf(locales),
    dice: random.below(2 ** 31),
  }))
}

function drawn(random: Random): What {
  let left = (random.below(1_000_000) / 1_000_000) * total
  const found = names.find((name) => {
    left -= weights[name]
    return left < 0
  })
  return found ?? 'read'
}

/** A change of a document as it is now, right or wrong. */
export function someData(random: Random, now: DocumentData): DocumentData {
  const word = () => `w${random.below(1_000_000)}`
  const text = (): Json => (random.chance(0.15) ? null : random.chance(0.1) ? '' : word())
  const parts: (() => DocumentData)[] = [
    () => ({ title: text() }),
    () => ({ slug: text() }),
    () => ({ rating: random.oneOf([1, 50, 100, 101, 500, null]) }),
    () => ({ meta: someMeta(random, text) }),
    () => ({ links: someRows(random, now.links, () => someLink(random, text)) }),
    () => ({ layout: someRows(random, now.layout, () => someBlock(random, text)) }),
    () => ({ nowhere: word() }),
  ]
  const count = 1 + random.below(3)
  const data = Object.assign({}, ...Array.from({ length: count }, () => random.oneOf(parts)()))
  return random.chance(0.4) ? { ...data, ...guardedData(random, text) } : data
}

/** What depends on whether the document is closed, which the same request may change. */
const guardedData = (random: Random, text: () => Json): DocumentData => ({
  ...(random.chance(0.5) && { closed: random.chance(0.5) }),
  ...(random.chance(0.7) && { note: text() }),
  ...(random.chance(0.3) && { meta: { hint: text() } }),
  ...(random.chance(0.3) && { remark: text() }),
})

const someMeta = (random: Random, text: () => Json): Json =>
  random.oneOf<() => Json>([
    () => ({ keywords: text() }),
    () => ({ description: text() }),
    () => ({ keywords: text(), description: text() }),
    () => ({}),
    () => null,
  ])()

function someRows(random: Random, now: Json | undefined, fresh: () => DocumentData): Json {
  if (random.chance(0.05)) return random.oneOf([null, []])
  const rows = (Array.isArray(now) ? now : []) as DocumentData[]
  const kept = rows.filter(() => random.chance(0.85))
  const changed = kept.map((row): DocumentData => {
    const { id, blockType } = row
    const head: DocumentData = { id: id!, ...(blockType !== undefined && { blockType }) }
    if (random.chance(0.4)) return head
    const { id: _id, blockType: type, ...values } = fresh()
    return { ...head, ...(blockType === undefined || type === blockType ? values : {}) }
  })
  const added = random.chance(0.6) ? [fresh()] : []
  const all = random.chance(0.3) ? [...added, ...changed] : [...changed, ...added]
  return random.chance(0.2) ? all.toReversed() : all
}

const someId = (random: Random): string =>
  Array.from({ length: 24 }, () => random.below(16).toString(16)).join('')

const someLink = (random: Random, text: () => Json): DocumentData => ({
  id: someId(random),
  ...(random.chance(0.8) && { label: text() }),
  ...(random.chance(0.5) && { url: text() }),
  ...(random.chance(0.5) && { size: random.oneOf([1, 2.5, null]) }),
})

const someBlock = (random: Random, text: () => Json): DocumentData => ({
  id: someId(random),
  blockType: random.oneOf(['quote', 'quote', 'note']),
  ...(random.chance(0.8) && { text: text() }),
})
