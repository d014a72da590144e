import { createHash } from 'node:crypto'
import {
  adminConfigPath,
  strangerHeader,
  userHeader,
  userHeaderValue,
} from '#contracts/admin-config'
import type { BulkRequest } from '#contracts/bulk'
import { bulkPath } from '#contracts/bulk'
import type { Comment, DocumentThreads, Thread } from '#contracts/comments'
import { commentsPath } from '#contracts/comments'
import type { DocumentData, Json } from '#contracts/documents'
import { idempotencyHeader } from '#contracts/documents'
import type { ImportRequest } from '#contracts/import'
import { importPath } from '#contracts/import'
import { isRecord } from '#contracts/is-record'
import { lockPath } from '#contracts/locks'
import { baseHeader } from '#contracts/revisions'
import { placesShown } from '../oracle/places.ts'
import type { Recorded, ServerAnswer, ServerRequest } from '../server/requests.ts'
import { people } from '../world/people.ts'
import { refusalIn } from './one-side.ts'
import type { RealServer } from './servers.ts'

/**
 * Asks a real server all that the model was asked in a round, in the same order. Where every answer is
 * the same, the people of the round would have seen the same, and done the same; nothing: it is.
 */
export async function replayed(
  records: readonly Recorded[],
  real: RealServer,
  name: string,
): Promise<string> {
  const names = new Names(real, name)
  for (const [index, record] of records.entries()) {
    if (record === 'sessionsEnd') {
      await real.endSessions()
      continue
    }
    const { request, answer } = record
    const got = await real.ask(names.asked(request))
    names.learn(request, answer, got)
    const [expected, told] = [
      names.told(request, answer, 'model'),
      names.told(request, got, 'real'),
    ].map((one) => JSON.stringify(one))
    if (expected === told) continue
    const asked = `${request.method} ${request.path} ${JSON.stringify(request.body)}`
    return `${name}, request ${index}: ${asked}\nthe real server: ${told}\nthe model:       ${expected}`
  }
  return ''
}

type Which = 'model' | 'real'

/** What the model calls otherwise than the real server: ids, times and sessions. */
class Names {
  readonly #real: RealServer
  readonly #name: string
  readonly #ids = new Map<string, number>()
  readonly #times = new Map<string, Map<string, string>>()
  readonly #cookies = new Map<string, string>()
  readonly #comments = new Map<string, string>()

  constructor(real: RealServer, name: string) {
    this.#real = real
    this.#name = name
  }

  asked(request: ServerRequest): ServerRequest {
    const { body, headers, path, query } = request
    const [, slug = '', second = '', third] = path.split('/')
    const hasDocuments = slugs.includes(slug)
    const key = hasDocuments ? `${slug}/${second}` : ''
    const id = (one: unknown) => this.#ids.get(`${slug}/${one}`) ?? nobody
    const where = isRecord(query.where) ? query.where : null
    const base = headers[baseHeader]
    const creation = headers[idempotencyHeader]
    const user = headers[userHeader]
    return {
      ...request,
      path: !hasDocuments
        ? this.#commentPath(path)
        : second === 'access' && third !== undefined
          ? `/${slug}/access/${id(third)}`
          : /^\d+$/.test(second)
            ? `/${slug}/${id(second)}`
            : path,
      query:
        path === lockPath || path === commentsPath
          ? this.#lockOf(query)
          : where && isRecord(where.id)
            ? { ...query, where: { ...where, id: { equals: id(where.id.equals) } } }
            : query,
      headers: {
        ...headers,
        ...(base !== undefined && { [baseHeader]: this.#timeOf(key, base) }),
        ...(creation !== undefined && { [idempotencyHeader]: this.#creationOf(creation) }),
        ...(user && { [userHeader]: this.#userOf(user) }),
      },
      body:
        (path === lockPath || path === commentsPath) && isRecord(body)
          ? (this.#lockOf(body) as Json)
          : path === bulkPath
            ? this.#bulkOf(body as unknown as BulkRequest)
            : path === importPath
              ? this.#importOf(body as unknown as ImportRequest)
              : body,
      cookie: request.cookie && (this.#cookies.get(request.cookie) ?? request.cookie),
    }
  }

  #commentPath(path: string): string {
    if (!path.startsWith(`${commentsPath}/`)) return path
    const id = path.slice(commentsPath.length + 1)
    return `${commentsPath}/${this.#comments.get(id) ?? id}`
  }

  /** Each round names its own; several keep their order. */
  #creationOf(names: string): string {
    const round = createHash('sha256').update(this.#name).digest('hex').slice(0, 8)
    return names.replaceAll(/\b([0-9a-f]{16})[0-9a-f]{8}\b/g, `$1${round}`)
  }

  #lockOf<Asked extends Readonly<Record<string, unknown>>>(asked: Asked): Asked {
    if (asked.id === undefined) return asked
    return { ...asked, id: this.#ids.get(`${asked.collectionSlug}/${asked.id}`) ?? nobody }
  }

  #bulkOf(asked: BulkRequest): Json {
    const documents = asked.documents.map(({ id, base, ...rest }) => {
      const key = `${asked.collection}/${id}`
      return {
        ...rest,
        id: this.#ids.get(key) ?? nobody,
        ...(base !== undefined && { base: this.#timeOf(key, base) }),
      }
    })
    return { ...asked, documents } as unknown as Json
  }

  #importOf(asked: ImportRequest): Json {
    const lines = asked.lines.map(({ key, base, creation, ...rest }) => {
      const document = `${asked.collection}/${key}`
      return {
        ...rest,
        key: key === null ? null : (this.#ids.get(document) ?? nobody),
        ...(base !== undefined && { base: this.#timeOf(document, base) }),
        ...(creation !== undefined && { creation: `${this.#name}, ${creation}` }),
      }
    })
    return { ...asked, lines } as unknown as Json
  }

  #userOf(user: string): string {
    const index = people.findIndex(({ id }) => userHeaderValue('users', id) === user)
    return index < 0 ? user : userHeaderValue('users', this.#real.people[index]!.id)
  }

  #timeOf = (key: string, time: string): string => this.#times.get(key)?.get(time) ?? time

  /** From two answers to one question. */
  learn({ body, method, path }: ServerRequest, model: ServerAnswer, real: ServerAnswer): void {
    const [one, other] = [model.headers['set-cookie'], real.headers['set-cookie']]
    if (one !== undefined && other !== undefined) this.#cookies.set(one, other)
    const [, slug = ''] = path.split('/')
    if (path === bulkPath || path === importPath) this.#learnResults(body, model, real)
    if (path.startsWith(commentsPath)) {
      const theirs = commentsIn(real.body)
      commentsIn(model.body).forEach(({ id }, index) => {
        if (theirs[index]) this.#comments.set(String(id), String(theirs[index].id))
      })
    }
    const [mine, theirs] = [docIn(model.body), docIn(real.body)]
    if (!slugs.includes(slug) || !mine || !theirs) return
    const key = `${slug}/${mine.id}`
    // A number that the model gives again is another document's.
    const isNew = method === 'POST' && isRecord(model.body) && !model.body.isRepeated
    if (isNew || !this.#ids.has(key)) this.#learnId(key, Number(theirs.id))
    this.#learnTime(key, mine.updatedAt, theirs.updatedAt)
  }

  /** SQLite gives the id of what was deleted last to the next. */
  #learnId(key: string, id: number): void {
    const [slug] = key.split('/')
    for (const [other, its] of this.#ids) {
      if (its === id && other.startsWith(`${slug}/`)) this.#ids.delete(other)
    }
    this.#ids.set(key, id)
  }

  #learnResults(asked: Json, model: ServerAnswer, real: ServerAnswer): void {
    const { collection } = asked as unknown as BulkRequest | ImportRequest
    const [mine, theirs] = [resultsIn(model.body), resultsIn(real.body)]
    mine.forEach(({ id, outcome, base }, index) => {
      const key = `${collection}/${id}`
      const same = theirs[index]
      const isMade = outcome === 'created' && typeof id === 'number'
      if (isMade && typeof same?.id === 'number') this.#learnId(key, same.id)
      this.#learnTime(key, base, same?.base)
    })
  }

  #learnTime(key: string, mine: unknown, theirs: unknown): void {
    if (typeof mine !== 'string' || typeof theirs !== 'string') return
    const known = this.#times.get(key) ?? new Map<string, string>()
    this.#times.set(key, known)
    if (!known.has(mine) && ![...known.values()].includes(theirs)) known.set(mine, theirs)
  }

  /** What both should tell alike. */
  told(
    { body: asked, path, method }: ServerRequest,
    { status, headers, body }: ServerAnswer,
    from: Which,
  ): Json {
    // Whoever signs in is looked at by nobody.
    if (path === '/users/login') return { status }
    const known = { status, isStranger: strangerHeader in headers }
    if (!isRecord(body) || path === '/users/logout') return known
    if (path === adminConfigPath) return { ...known, kind: body.kind ?? null }
    if (path === bulkPath || path === importPath) {
      const refused = status >= 400 && refusalIn(body)
      return { ...known, ...refused, results: this.#toldResults(asked, body, from) }
    }
    if (path.startsWith(commentsPath) && status < 400) {
      return { ...known, threads: threadsIn(body).map(toldThread) }
    }
    const [, slug = '', second] = path.split('/')
    if (second === 'access') {
      const { create = false, update = false, delete: remove = false } = body
      return { ...known, create, update, remove }
    }
    if (second === 'count') return { ...known, count: body.totalDocs ?? null }
    if ('lock' in body) return { ...known, lock: toldLock(body.lock ?? null) }
    const doc = docIn(body)
    return {
      ...known,
      ...(status >= 400 && refusalIn(body)),
      isRepeated: body.isRepeated ?? false,
      ...(doc && this.#toldDocument(slug, doc, method, from)),
    }
  }

  #toldDocument(slug: string, doc: DocumentData, method: string, from: Which): DocumentData {
    const { id, updatedAt, _status, links, layout } = doc
    const key = from === 'model' ? `${slug}/${id}` : this.#keyOf(slug, Number(id))
    const time = from === 'model' ? this.#timeOf(key, String(updatedAt)) : updatedAt
    return {
      key,
      // What is left of a deleted document says nothing of its time.
      time: method === 'DELETE' ? null : (time ?? null),
      _status: _status ?? null,
      rows: [idsOf(links), idsOf(layout)],
      values: Object.fromEntries(
        [...placesShown(doc, 'here')]
          .filter(([place]) => fields.includes(place.split(/[/@]/)[0]!))
          .sort(([one], [other]) => (one < other ? -1 : 1)),
      ),
    }
  }

  /** Of several, the last: SQLite gives the number of what was deleted to the next. */
  #keyOf(slug: string, id: number): string {
    const keys = [...this.#ids].filter(([key, one]) => one === id && key.startsWith(`${slug}/`))
    return keys.at(-1)?.[0] ?? `${slug}/unknown`
  }

  #toldResults(asked: Json, body: Json, from: Which): Json {
    const { collection } = asked as unknown as BulkRequest
    return resultsIn(body).map(({ id, outcome, base, problem }) => {
      return {
        outcome: outcome ?? null,
        base: from === 'model' ? this.#timeOf(`${collection}/${id}`, String(base)) : String(base),
        code: (problem?.code as Json) ?? null,
      }
    })
  }
}

interface Result {
  id?: unknown
  outcome?: Json
  base?: unknown
  problem?: { code?: unknown }
}

const slugs = ['pages', 'articles']

const fields = ['title', 'slug', 'rating', 'meta', 'links', 'layout', 'body']

/** The number of no document. */
const nobody = 900_000

const resultsIn = (body: unknown): Result[] =>
  isRecord(body as Json) && Array.isArray((body as { results?: unknown }).results)
    ? (body as { results: Result[] }).results
    : []

function docIn(body: Json): DocumentData | null {
  if (!isRecord(body)) return null
  const doc = isRecord(body.doc ?? null) ? body.doc : 'id' in body ? body : null
  return doc as DocumentData | null
}

const idsOf = (rows: Json | undefined): Json =>
  Array.isArray(rows) ? rows.map((row) => (isRecord(row) ? (row.id ?? null) : null)) : []

function toldLock(lock: Json): Json {
  if (!isRecord(lock) || !isRecord(lock.holder as Json)) return null
  return { isMine: lock.isMine ?? null, title: (lock.holder as DocumentData).title ?? null }
}

/** Of an answer about comments. */
function threadsIn(body: Json): readonly Thread[] {
  if (!isRecord(body)) return []
  return 'threads' in body
    ? (body as unknown as DocumentThreads).threads
    : 'comments' in body
      ? [body as unknown as Thread]
      : []
}

const commentsIn = (body: Json): readonly Comment[] =>
  threadsIn(body).flatMap(({ comments }) => comments)

const toldThread = ({ anchor, comments, resolved }: Thread): Json => ({
  ...{ anchor: anchor as unknown as Json, resolvedBy: resolved?.by?.title ?? null },
  comments: comments.map(({ by, editedAt, isDeleted = false, isMine, text }) => ({
    ...{ by: by?.title ?? null, isMine, text, isDeleted, isEdited: editedAt !== null },
  })),
})
