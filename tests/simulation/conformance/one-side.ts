import { strangerHeader, userHeader, userHeaderValue } from '#contracts/admin-config'
import type { DocumentData, Json } from '#contracts/documents'
import { idempotencyHeader } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import { lockPath } from '#contracts/locks'
import { baseHeader, neverSaved } from '#contracts/revisions'
import { randomOf } from '../../kit/machines/random.ts'
import { placesShown } from '../oracle/places.ts'
import type { Person } from '../server/model-server.ts'
import type { ServerAnswer, ServerRequest } from '../server/requests.ts'
import type { Question, What } from './questions.ts'
import { someData } from './questions.ts'

/** Any server: the model, or the real one. */
export interface Server {
  people: readonly Person[]
  ask(request: ServerRequest): Promise<ServerAnswer>
}

interface Known {
  slug: string
  id: number
  /** What it said last, in the language in which it was asked for. */
  data: DocumentData
  /** Each `updatedAt` that was seen, the oldest first. */
  times: string[]
}

/** What one server is asked, and what it answers without the ids and the times that are its own. */
export class Side {
  readonly #server: Server
  /** Of the creations: a server knows those of each side that it was ever asked by. */
  readonly #name: string
  readonly #cookies = new Map<number, string>()
  readonly #known: Known[] = []
  #creations = 0

  constructor(server: Server, name: string) {
    this.#server = server
    this.#name = name
  }

  async answer(question: Question): Promise<Json> {
    const { person } = question
    if (!this.#cookies.has(person)) await this.#signIn(person)
    const request = this.#requestFor(question)
    if (request === null) return null
    const answer = await this.#server.ask(request)
    if (question.what === 'signOut') this.#cookies.delete(person)
    return this.#told(question, answer)
  }

  async #signIn(person: number): Promise<void> {
    const { email, password } = this.#server.people[person]!
    const { headers } = await this.#server.ask({
      ...{ method: 'POST', path: '/users/login', query: {}, headers: {}, cookie: null },
      body: { email, password },
    })
    this.#cookies.set(person, headers['set-cookie'] ?? '')
  }

  #requestFor(question: Question): ServerRequest | null {
    const { what, person, slug, dice, locale } = question
    const random = randomOf(dice)
    const cookie = this.#cookies.get(person) ?? null
    const plain = { query: {}, headers: this.#named(person), body: null, cookie }
    const editing = { depth: '0', 'fallback-locale': 'null', locale }
    if (what === 'signInWrongly') {
      const body = { email: 'nobody@site.example', password: 'another' }
      return { ...plain, method: 'POST', path: '/users/login', headers: {}, cookie: null, body }
    }
    if (what === 'signOut') return { ...plain, method: 'POST', path: '/users/logout' }
    if (what === 'create' || what === 'createAgain') {
      const isDraft = slug === 'articles' && random.chance(0.7)
      if (what === 'create') this.#creations += 1
      return {
        ...{ ...plain, method: 'POST', path: `/${slug}` },
        query: { ...editing, ...(isDraft && { draft: 'true' }) },
        headers: { ...plain.headers, [idempotencyHeader]: `${this.#name}, ${this.#creations}` },
        body: {
          ...someData(random, {}),
          ...(slug === 'articles' && { _status: isDraft ? 'draft' : 'published' }),
        },
      }
    }
    const known = this.#known[question.document % this.#known.length]
    if (!known) return null
    const path = `/${known.slug}/${known.id}`
    const hasDrafts = known.slug === 'articles'
    const draft = hasDrafts && { draft: 'true' }
    const asked = { collectionSlug: known.slug, id: known.id }
    switch (what) {
      case 'read':
        return { ...plain, method: 'GET', path, query: { ...editing, ...draft } }
      case 'readMain':
        return { ...plain, method: 'GET', path, query: editing }
      case 'count':
        if (!hasDrafts) return null
        return {
          ...{ ...plain, method: 'GET', path: '/articles/count' },
          query: { where: { id: { equals: known.id }, _status: { equals: 'published' } } },
        }
      case 'access':
        return { ...plain, method: 'POST', path: `/${known.slug}/access/${known.id}`, body: {} }
      case 'acquire':
      case 'release':
      case 'takeOver':
        return { ...plain, method: 'POST', path: lockPath, body: { ...asked, action: what } }
      case 'readLock':
        return { ...plain, method: 'GET', path: lockPath, query: asked }
      case 'delete':
        return { ...plain, method: 'DELETE', path, query: editing }
      case 'trash':
        return { ...plain, method: 'PATCH', path, query: editing, body: { deletedAt: theDate } }
      case 'restore':
        return {
          ...{ ...plain, method: 'PATCH', path, body: { deletedAt: null } },
          query: { ...editing, trash: 'true' },
        }
    }
    const base = baseFor(what, known)
    const strange = what === 'asAnother' ? this.#named((person + 1) % 3) : {}
    const intent = what === 'draft' || what === 'autosave' || what === 'publish' ? what : 'save'
    const isDraft = hasDrafts && (intent === 'draft' || intent === 'autosave')
    return {
      ...{ ...plain, method: 'PATCH', path },
      ...(what === 'asStranger' && { cookie: null }),
      headers: { ...plain.headers, ...(base !== null && { [baseHeader]: base }), ...strange },
      query: {
        ...editing,
        ...(isDraft && { draft: 'true' }),
        ...(isDraft && intent === 'autosave' && { autosave: 'true' }),
      },
      body: {
        ...(what !== 'unpublish' && someData(random, known.data)),
        ...(hasDrafts && { _status: intent === 'publish' ? 'published' : 'draft' }),
      },
    }
  }

  #named = (person: number) => ({
    [userHeader]: userHeaderValue('users', this.#server.people[person]!.id),
  })

  #told(question: Question, { status, headers, body }: ServerAnswer): Json {
    const known = strangerHeader in headers ? { stranger: true } : {}
    if (!isRecord(body)) return { status, ...known }
    const { what } = question
    if (what === 'signInWrongly' || what === 'signOut') return { status, ...known }
    if (what === 'access') {
      const { update = false, delete: remove = false } = body
      return { status, ...known, update, delete: remove }
    }
    if (what === 'count') return { status, ...known, count: body.totalDocs ?? null }
    if ('lock' in body) return { status, ...known, lock: this.#toldLock(body.lock ?? null) }
    if (status >= 400) return { status, ...known, ...refusalIn(body), ...this.#doc(question, body) }
    return { status, ...known, ...this.#doc(question, body) }
  }

  #toldLock(lock: Json): Json {
    if (!isRecord(lock) || !isRecord(lock.holder as Json)) return null
    return { isMine: lock.isMine ?? null, title: (lock.holder as DocumentData).title ?? null }
  }

  #doc(question: Question, body: Readonly<Record<string, Json>>): DocumentData {
    const doc = isRecord(body.doc) ? body.doc : typeof body.id === 'number' ? body : null
    if (doc === null) return {}
    const data = doc as DocumentData
    const index = this.#indexOf(question, data, body.isRepeated === true)
    const known = this.#known[index]
    if (known && question.what !== 'readMain') known.data = data
    // Some databases give its number to the next one.
    if (known && question.what === 'delete') known.id = 900_000 + index
    const { updatedAt, _status, deletedAt, links, layout } = data
    return {
      document: index,
      repeated: body.isRepeated ?? false,
      time: timeIn(known, updatedAt),
      _status: _status ?? null,
      inTrash: Boolean(deletedAt),
      rows: [idsOf(links), idsOf(layout)],
      values: Object.fromEntries(
        [...placesShown(data, 'here')]
          .filter(([place]) => fields.includes(place.split(/[/@]/)[0]!))
          .sort(([one], [other]) => (one < other ? -1 : 1)),
      ),
    }
  }

  /** A document gets its number when it is made. */
  #indexOf({ what, slug, document }: Question, { id }: DocumentData, isRepeated: boolean): number {
    if (what !== 'create' && what !== 'createAgain') return document % this.#known.length
    const found = this.#known.findIndex((one) => one.id === id && one.slug === slug)
    if (found >= 0 && isRepeated) return found
    return this.#known.push({ slug, id: Number(id), data: {}, times: [] }) - 1
  }
}

const theDate = '2026-11-24T09:00:00.000Z'

const fields = [
  ...['title', 'slug', 'rating', 'meta', 'links', 'layout', 'nowhere'],
  ...['closed', 'note', 'remark'],
]

function baseFor(what: What, { times }: Known): string | null {
  if (what === 'baseless') return null
  if (what === 'neverSaved') return neverSaved
  if (what === 'staleSave') return times[0] ?? neverSaved
  return times.at(-1) ?? neverSaved
}

function timeIn(known: Known | undefined, updatedAt: Json | undefined): number {
  if (!known || typeof updatedAt !== 'string') return -1
  const index = known.times.indexOf(updatedAt)
  return index >= 0 ? index : known.times.push(updatedAt) - 1
}

const idsOf = (rows: Json | undefined): Json =>
  Array.isArray(rows) ? rows.map((row) => (isRecord(row) ? (row.id ?? null) : null)) : []

export function refusalIn({ code, errors }: Readonly<Record<string, Json>>): DocumentData {
  const paths = (Array.isArray(errors) ? errors : []).flatMap((error) => {
    const data = isRecord(error) ? error.data : null
    const inner = isRecord(data ?? null) ? (data as DocumentData).errors : null
    return Array.isArray(inner)
      ? inner.map((one) => (isRecord(one) ? (one.path ?? null) : null))
      : []
  })
  return { code: code ?? null, paths }
}
