import {
  adminConfigPath,
  strangerHeader,
  userHeader,
  userHeaderValue,
} from '#contracts/admin-config'
import type { BulkRequest, BulkResult } from '#contracts/bulk'
import { bulkPath } from '#contracts/bulk'
import type { BulkChange } from '#contracts/bulk-change'
import { commentsPath } from '#contracts/comments'
import type { DocumentData, Json } from '#contracts/documents'
import { creationsNamed, idempotencyHeader } from '#contracts/documents'
import type { ImportLine, ImportRequest, ImportResult } from '#contracts/import'
import { importPath } from '#contracts/import'
import { isRecord } from '#contracts/is-record'
import type { Lock } from '#contracts/locks'
import { lockPath } from '#contracts/locks'
import { baseHeader, neverSaved } from '#contracts/revisions'
import type { ProblemCode } from '#problems'
import { aConfig } from '../../kit/client-config.ts'
import type { Removable } from '../site.ts'
import { clientCollections, localization, media } from '../site.ts'
import type { StoredComment } from './comments.ts'
import { ModelComments } from './comments.ts'
import type { Shape } from './content.ts'
import { shapeWithout, shownIn, updated } from './content.ts'
import { Media } from './media.ts'
import type { Person } from './person.ts'
import type { ServerAnswer, ServerRequest } from './requests.ts'
import { answerOf, refusal } from './requests.ts'

export type { Person }

export const nameOf = ({ email }: Person): string =>
  email[0]!.toUpperCase() + email.slice(1).split('@')[0]

/** What a document says at one moment, in every language. */
export interface Content {
  values: DocumentData
  status: 'draft' | 'published' | null
  /** ms. */
  savedAt: number
}

export interface StoredDocument {
  slug: string
  id: number
  createdAt: number
  /** What visitors would see, were it published. */
  main: Content
  /** What editors see. */
  latest: Content
}

interface HeldLock {
  holder: Person
  /** ms: the holder's last edit. */
  at: number
}

/** What a model of the server tells whoever watches it. */
export interface Watcher {
  written(write: Write): void
  deleted(document: StoredDocument, by: Person): void
  lockChanged(document: StoredDocument, lock: HeldLock | null): void
  commented(document: StoredDocument, by: Person): void
  worded(comment: StoredComment): void
  answered(request: ServerRequest, answer: ServerAnswer): void
  sessionsEnded(): void
}

export interface Write {
  document: StoredDocument
  /** null: it was made by this. */
  before: Content | null
  by: Person
  request: ServerRequest
}

const lockMs = 300_000

/** The line of a file that a write is about: for the oracle, and for no one else. */
export const lineHeader = 'simulated-line'

/** As much of a Stateroom server as an open document meets: in memory, and of one mind at a time. */
export class ModelServer {
  readonly people: readonly Person[]
  readonly documents = new Map<string, StoredDocument>()
  readonly media = new Media()
  readonly comments: ModelComments
  readonly #now: () => number
  readonly #watcher: Watcher
  readonly #sessions = new Map<string, Person>()
  readonly #creations = new Map<string, StoredDocument>()
  readonly #locks = new Map<string, HeldLock>()
  #removed: readonly Removable[] = []
  #shape: Shape = shapeWithout([])
  #site = siteWithout([])
  #count = 0
  #lastWrite = 0

  constructor(people: readonly Person[], now: () => number, watcher: Watcher = unwatched) {
    this.people = people
    this.#now = now
    this.#watcher = watcher
    this.comments = new ModelComments({
      now,
      isThere: (about) => this.documents.has(about),
      commented: (about, by) => watcher.commented(this.documents.get(about)!, by),
      worded: watcher.worded,
    })
  }

  get shape(): Shape {
    return this.#shape
  }

  get removed(): readonly Removable[] {
    return this.#removed
  }

  /** Whether a form of the document shows this row of its layout. */
  hasRow({ latest }: StoredDocument, id: string): boolean {
    const { layout } = shownIn(this.#shape, latest.values, 'en')
    return Array.isArray(layout) && layout.some((row) => isRecord(row) && row.id === id)
  }

  /** Another release of the site: these fields are gone. */
  deploy(removed: readonly Removable[]): void {
    this.#removed = removed
    this.#shape = shapeWithout(removed)
    this.#site = siteWithout(removed)
  }

  endSessions(): void {
    this.#sessions.clear()
    this.#watcher.sessionsEnded()
  }

  personOf(cookie: string | null): Person | null {
    return (cookie !== null && this.#sessions.get(cookie)) || null
  }

  lockOf(document: StoredDocument): HeldLock | null {
    const lock = this.#locks.get(keyOf(document))
    return lock && lock.at + lockMs > this.#now() ? lock : null
  }

  toldLock(lock: HeldLock | null, to: Person): Lock | null {
    if (lock === null) return null
    const age = this.#now() - lock.at
    const { id, email } = lock.holder
    const holder = { id, collection: 'users', title: email }
    return { holder, isMine: id === to.id, age, left: Math.max(0, lockMs - age) }
  }

  handle(request: ServerRequest): ServerAnswer {
    const { method, path } = request
    const session = this.personOf(request.cookie)
    const named = request.headers[userHeader]
    const isMeant = session && (!named || named === userHeaderValue('users', session.id))
    const person = isMeant ? session : null
    const answer = this.#route(request, person)
    const isSigningIn = method === 'POST' && path === '/users/login'
    const isKnown = isSigningIn ? answer.status === 200 : person !== null
    const headers = isKnown ? answer.headers : { ...answer.headers, [strangerHeader]: 'yes' }
    const told = { ...answer, headers }
    this.#watcher.answered(request, told)
    return told
  }

  #route(request: ServerRequest, person: Person | null): ServerAnswer {
    const { method, path } = request
    const [, first = '', second, third] = path.split('/')
    if (path === '/users/login') return this.#signIn(request)
    if (path === adminConfigPath) return answerOf(200, this.#config(person))
    if (path === '/users/logout') return this.#signOut(request, person)
    if (path === lockPath) return person ? this.#lock(request, person) : sessionEnded
    if (path === bulkPath) {
      return person ? this.#bulk(request, person) : sessionEnded
    }
    if (path === importPath) {
      return person ? this.#import(request, person) : sessionEnded
    }
    if (path.startsWith(commentsPath)) {
      return person ? this.comments.answer(request, person) : sessionEnded
    }
    if (second === 'access') {
      // Only where nothing is said of the document, it is looked at.
      const isTold = isRecord(request.body) && Object.keys(request.body).length > 0
      const isThere = isTold || third === undefined || this.documents.has(`${first}/${third}`)
      return isThere ? answerOf(200, accessOf(person)) : refusal(404, 'Not Found')
    }
    const document = this.documents.get(`${first}/${second}`)
    const isWrite = method === 'PATCH' || method === 'DELETE'
    // Who may not save is not told who edits.
    if (!person) return refusal(403, 'You are not allowed to perform this action.')
    if (first === media) return this.media.answer(request, person.id)
    const lock = document && isWrite ? this.lockOf(document) : null
    if (lock && lock.holder.id !== person.id) {
      return refusal(423, `The document is edited by another user (users ${lock.holder.id}).`)
    }
    if (second === 'count') return this.#countPublic(first, request)
    if (second === undefined) {
      return method === 'POST' ? this.#createOnce(first, request, person) : refusal(404, 'No.')
    }
    if (!document || third !== undefined) return refusal(404, 'Not Found')
    if (method === 'GET') return answerOf(200, this.#shown(document, request))
    return method === 'DELETE'
      ? this.#delete(document, request, person)
      : this.#update(document, request, person)
  }

  #signIn({ body }: ServerRequest): ServerAnswer {
    const given = isRecord(body) ? body : {}
    const person = this.people.find(
      ({ email, password }) => email === given.email && password === given.password,
    )
    if (!person) return refusal(401, 'The email or password provided is incorrect.')
    const cookie = `session-${++this.#count}`
    this.#sessions.set(cookie, person)
    return answerOf(200, { user: { id: person.id, email: person.email } }, { 'set-cookie': cookie })
  }

  #signOut({ cookie }: ServerRequest, person: Person | null): ServerAnswer {
    if (!person) return refusal(400, 'No User')
    this.#sessions.delete(cookie ?? '')
    return answerOf(200, { message: 'You have been logged out successfully.' })
  }

  #config(person: Person | null): Json {
    const site = this.#site
    const { kind, user, ...rest } = site
    const { id = 0, email = '' } = person ?? {}
    const seen = person
      ? {
          kind,
          ...rest,
          user: { ...user, id, title: email, sessionEndsAt: this.#now() + 7_200_000 },
        }
      : { ...rest, kind: 'signedOut', needsFirstUser: false, firstUserFields: [] }
    // What goes over the wire is JSON.
    return seen as unknown as Json
  }

  #lock(request: ServerRequest, person: Person): ServerAnswer {
    const { method, query } = request
    const asked = method === 'GET' ? query : isRecord(request.body) ? request.body : {}
    const document = this.documents.get(`${asked.collectionSlug}/${asked.id}`)
    if (!document) {
      if (method === 'GET') return answerOf(200, { lock: null })
      const errors = [{ message: 'document.notFound' }]
      return answerOf(404, { errors, code: 'document.notFound', details: {} })
    }
    if (method === 'POST') this.#changeLock(document, String(asked.action), person)
    const lock = this.toldLock(this.lockOf(document), person)
    return answerOf(200, { lock: lock as unknown as Json })
  }

  #changeLock(document: StoredDocument, action: string, holder: Person): void {
    const key = keyOf(document)
    const held = this.lockOf(document)
    const isMine = held?.holder.id === holder.id
    const isFree = held === null
    if (action === 'release') {
      if (!isMine) return
      this.#locks.delete(key)
    } else {
      if (action === 'acquire' && !isFree && !isMine) return
      this.#locks.set(key, { holder, at: this.#now() })
      if (isMine) return
    }
    this.#watcher.lockChanged(document, this.lockOf(document))
  }

  #bulk(request: ServerRequest, person: Person): ServerAnswer {
    const asked = request.body as unknown as BulkRequest
    const results = asked.documents.map(
      ({ id, base }): BulkResult => ({
        id,
        title: null,
        ...this.#changeOne(asked, this.documents.get(`${asked.collection}/${id}`), base, {
          ...{ request, person },
        }),
      }),
    )
    return answerOf(200, { results: results as unknown as Json })
  }

  #changeOne(
    { change, dryRun, locale = 'en' }: BulkRequest,
    document: StoredDocument | undefined,
    base: string | undefined,
    { person, request }: { person: Person; request: ServerRequest },
  ): Omit<BulkResult, 'id' | 'title'> {
    if (!document) return { outcome: 'gone' }
    const query = { locale, draft: change.kind === 'edit' ? 'true' : 'false' }
    const now = this.#shown(document, {
      ...request,
      method: 'GET',
      query: { locale, draft: 'true' },
    })
    const baseNow = { base: String(now.updatedAt) }
    if (isAsAsked(change, now, document)) return { outcome: 'unchanged', ...baseNow }
    const lock = this.lockOf(document)
    const refused = (code: ProblemCode) =>
      ({ outcome: 'refused', problem: { code, details: {} } }) as const
    if (lock && lock.holder.id !== person.id) return refused('bulk.locked')
    if (base !== undefined && base !== now.updatedAt) return refused('bulk.stale')
    const status = { _status: change.kind === 'publish' ? 'published' : 'draft' }
    const body = {
      ...(change.kind === 'edit' && change.data),
      ...(hasDrafts(document.slug) && status),
    }
    if (dryRun) {
      const values = updated(this.#shape, document.latest.values, body, locale)
      const isDrafted = hasDrafts(document.slug) && change.kind === 'edit'
      return problemIn(change.kind === 'unpublish' ? body : values, isDrafted)
        ? refused('document.invalid')
        : { outcome: 'changed', ...baseNow }
    }
    const { status: code } = this.#update(
      document,
      { ...request, headers: {}, query, body },
      person,
    )
    if (code !== 200) return refused('document.invalid')
    return { outcome: 'changed', base: new Date(document.latest.savedAt).toISOString() }
  }

  #import(request: ServerRequest, person: Person): ServerAnswer {
    const asked = request.body as unknown as ImportRequest
    const isKnown = (data: DocumentData) => Object.keys(data).every((name) => name in this.#shape)
    const isPossible = asked.lines.every(({ data, locales = {} }) =>
      [data, ...Object.values(locales)].every(isKnown),
    )
    if (!isPossible) {
      const code = 'request.invalid'
      return answerOf(400, { errors: [{ message: code }], code, details: { part: 'body' } })
    }
    const results = asked.lines.map(
      (line): ImportResult => ({
        line: line.line,
        ...this.#importLine(asked, line, {
          request: { ...request, headers: { [lineHeader]: String(line.line) } },
          person,
        }),
      }),
    )
    return answerOf(200, { results: results as unknown as Json })
  }

  #importLine(
    { collection, dryRun, locale = 'en' }: ImportRequest,
    line: ImportLine,
    { person, request }: { person: Person; request: ServerRequest },
  ): Omit<ImportResult, 'line'> {
    const { key, data, base, creation } = line
    const spoken = Object.entries({ [locale]: data, ...line.locales })
    const none = { id: null, title: null }
    if (creation !== undefined)
      return this.#importNew(collection, line, spoken, { request, person })
    const document = this.documents.get(`${collection}/${key}`)
    if (key === null) return { ...none, outcome: dryRun ? 'created' : 'refused' }
    const named = { id: Number(key), title: null }
    const refused = (code: ProblemCode) =>
      ({ outcome: 'refused', problem: { code, details: {} } }) as const
    if (!document) return { ...none, ...refused('import.unknown') }
    const baseNow = () => ({ base: new Date(document.latest.savedAt).toISOString() })
    const changed = spoken.filter(([code, said]) => {
      const now = shownIn(this.#shape, document.latest.values, code)
      return Object.entries(said).some(([name, value]) => (now[name] ?? null) !== value)
    })
    if (changed.length === 0) return { ...named, outcome: 'unchanged', ...baseNow() }
    const lock = this.lockOf(document)
    if (lock && lock.holder.id !== person.id) return { ...named, ...refused('bulk.locked') }
    if (base !== undefined && base !== baseNow().base) return { ...named, ...refused('bulk.stale') }
    const draft = hasDrafts(collection)
    const values = (said: DocumentData, code: string) =>
      updated(this.#shape, document.latest.values, said, code)
    if (changed.some(([code, said]) => problemIn(values(said, code), draft)))
      return { ...named, ...refused('document.invalid') }
    if (dryRun) return { ...named, outcome: 'changed', ...baseNow() }
    for (const [code, said] of changed) {
      const body = { ...said, ...(draft && { _status: 'draft' }) }
      const query = { locale: code, ...(draft && { draft: 'true' }) }
      this.#update(document, { ...request, query, body }, person)
    }
    return { ...named, outcome: 'changed', ...baseNow() }
  }

  #importNew(
    slug: string,
    { creation }: ImportLine,
    [[locale, data] = ['en', {}], ...others]: readonly (readonly [string, DocumentData])[],
    { person, request }: { person: Person; request: ServerRequest },
  ): Omit<ImportResult, 'line'> {
    const key = JSON.stringify([person.id, slug, creation])
    const made = this.#creations.get(key)
    if (made) {
      const isThere = this.documents.get(keyOf(made)) === made
      const base = isThere && { base: new Date(made.latest.savedAt).toISOString() }
      return { id: made.id, title: null, outcome: 'created', ...base }
    }
    const draft = hasDrafts(slug)
    const asking = (code: string) => ({ locale: code, ...(draft && { draft: 'true' }) })
    this.#create(slug, { ...request, query: asking(locale), body: data }, person, [key])
    const document = this.#creations.get(key)!
    for (const [code, said] of others) {
      const body = { ...said, ...(draft && { _status: 'draft' }) }
      this.#update(document, { ...request, query: asking(code), body }, person)
    }
    const base = new Date(document.latest.savedAt).toISOString()
    return { id: document.id, title: null, outcome: 'created', base }
  }

  #countPublic(slug: string, { query }: ServerRequest): ServerAnswer {
    const where = isRecord(query.where) ? query.where : {}
    const id = isRecord(where.id) ? where.id.equals : undefined
    const document = this.documents.get(`${slug}/${id}`)
    return answerOf(200, { totalDocs: document?.main.status === 'published' ? 1 : 0 })
  }

  /** Several names are those of one document: what any of them has made is answered to all. */
  #createOnce(slug: string, request: ServerRequest, person: Person): ServerAnswer {
    const given = request.headers[idempotencyHeader]
    const names = given === undefined ? [] : creationsNamed(given)
    const keys = names.map((name) => JSON.stringify([person.id, slug, name]))
    const known = keys.find((key) => this.#creations.has(key))
    const made = known === undefined ? undefined : this.#creations.get(known)
    if (known === undefined || made === undefined) return this.#create(slug, request, person, keys)
    if (this.documents.get(keyOf(made)) !== made) {
      this.#creations.delete(known)
      return refusal(404, 'Not Found')
    }
    for (const key of keys.slice(0, keys.indexOf(known))) this.#creations.set(key, made)
    // What was made is read again.
    const read: ServerRequest = { ...request, method: 'GET' }
    return answerOf(201, { doc: this.#shown(made, read), isRepeated: true })
  }

  #create(
    slug: string,
    request: ServerRequest,
    person: Person,
    keys: readonly string[],
  ): ServerAnswer {
    const data = bodyOf(request)
    const status = hasDrafts(slug) ? statusOf(data._status ?? 'draft') : null
    const values = updated(this.#shape, {}, data, localeOf(request))
    const problem = problemIn(values, isDraft(request))
    if (problem) return problem
    const savedAt = this.#moment()
    const content: Content = { values, status, savedAt }
    const document: StoredDocument = {
      ...{ slug, id: this.#nextId(slug), createdAt: savedAt },
      ...{ main: content, latest: content },
    }
    this.documents.set(keyOf(document), document)
    for (const key of keys) this.#creations.set(key, document)
    this.#watcher.written({ document, before: null, by: person, request })
    return answerOf(201, { doc: this.#shown(document, request), message: 'Created.' })
  }

  #update(document: StoredDocument, request: ServerRequest, person: Person): ServerAnswer {
    const { latest: before, slug } = document
    const data = bodyOf(request)
    const base = request.headers[baseHeader]
    if (base !== undefined && (base === neverSaved || Date.parse(base) !== before.savedAt)) {
      const doc = this.#shown(document, { ...request, query: { ...request.query, draft: 'true' } })
      const errors = [{ message: 'document.stale' }]
      return answerOf(409, { errors, code: 'document.stale', details: {}, doc })
    }
    // To publish is no draft, whatever else is asked for.
    const draft = hasDrafts(slug) && isDraft(request) && data._status !== 'published'
    const given = before.values.closed ? withoutGuarded(data) : data
    const values = updated(this.#shape, before.values, given, localeOf(request))
    // What is only taken from visitors is judged by what it sends.
    const isUnpublished = hasDrafts(slug) && !isDraft(request) && data._status === 'draft'
    const problem = problemIn(isUnpublished ? given : values, draft)
    if (problem) return problem
    const after: Content = {
      values,
      status: hasDrafts(slug) ? statusOf(data._status ?? (draft ? 'draft' : before.status)) : null,
      savedAt: this.#moment(),
    }
    document.latest = after
    if (!draft) document.main = after
    this.#watcher.written({ document, before, by: person, request })
    return answerOf(200, { doc: this.#shown(document, request), message: 'Updated.' })
  }

  #delete(document: StoredDocument, request: ServerRequest, person: Person): ServerAnswer {
    this.documents.delete(keyOf(document))
    this.#locks.delete(keyOf(document))
    this.comments.forget(keyOf(document))
    this.#watcher.deleted(document, person)
    const main = { ...document, latest: document.main }
    return answerOf(200, { doc: this.#shown(main, request), message: 'Deleted.' })
  }

  /** As SQLite counts: that of the newest, once it is deleted, is given to the next. */
  #nextId(slug: string): number {
    const ids = [...this.documents.values()].filter((one) => one.slug === slug).map(({ id }) => id)
    return Math.max(0, ...ids) + 1
  }

  /** Each save has a time of its own. */
  #moment(): number {
    this.#lastWrite = Math.max(this.#now(), this.#lastWrite + 1)
    return this.#lastWrite
  }

  #shown(document: StoredDocument, request: ServerRequest): DocumentData {
    const { id, createdAt } = document
    // A save answers what it made; a read, what is asked for.
    const isRead = request.method === 'GET'
    const wantsMain = hasDrafts(document.slug) && isRead && !isDraft(request)
    const { values, status, savedAt } = wantsMain ? document.main : document.latest
    return {
      id,
      ...shownIn(this.#shape, values, localeOf(request)),
      ...(status !== null && { _status: status }),
      createdAt: new Date(createdAt).toISOString(),
      updatedAt: new Date(savedAt).toISOString(),
    }
  }
}

function isAsAsked(change: BulkChange, now: DocumentData, { main }: StoredDocument): boolean {
  if (change.kind === 'publish') return now._status === 'published'
  if (change.kind === 'unpublish') return main.status !== 'published'
  return (
    change.kind === 'edit' &&
    Object.entries(change.data).every(([name, value]) => (now[name] ?? null) === value)
  )
}

/** A number that is none, or too large, is refused, whoever wrote it; drafts may be unfinished. */
function problemIn({ rating }: DocumentData, draft: boolean): ServerAnswer | null {
  if (draft || rating === undefined || rating === null) return null
  if (typeof rating === 'number' && rating <= 100) return null
  const errors = [{ path: 'rating', message: 'Invalid.' }]
  return answerOf(400, {
    errors: [{ name: 'ValidationError', message: 'Invalid.', data: { errors } }],
  })
}

const siteWithout = (removed: readonly Removable[]) =>
  aConfig({
    collections: clientCollections(removed),
    comparesBase: true,
    localization,
  })

/** One document, and none that is given its number later. */
export const lifeOf = ({
  slug,
  id,
  createdAt,
}: Pick<StoredDocument, 'slug' | 'id' | 'createdAt'>) => `${slug}/${id} of ${createdAt}`

export const keyOf = ({ slug, id }: Pick<StoredDocument, 'slug' | 'id'>): string => `${slug}/${id}`

const hasDrafts = (slug: string): boolean => slug === 'articles'

const isDraft = ({ query }: ServerRequest): boolean => query.draft === 'true'

const localeOf = ({ query }: ServerRequest): string => String(query.locale ?? 'en')

const statusOf = (value: Json): 'draft' | 'published' =>
  value === 'published' ? 'published' : 'draft'

/** What may not be changed is left as it was, and nobody is told. */
const withoutGuarded = ({ note: _note, ...data }: DocumentData): DocumentData => {
  if (data.meta === null) return { ...data, meta: { keywords: null, description: null } }
  if (!isRecord(data.meta)) return data
  const { hint: _hint, ...meta } = data.meta
  return { ...data, meta }
}

const bodyOf = ({ body }: ServerRequest): DocumentData =>
  isRecord(body) ? (body as DocumentData) : {}

const accessOf = (person: Person | null): Json =>
  person ? { create: true, read: true, update: true, delete: true } : {}

const sessionEnded = answerOf(401, {
  ...{ errors: [{ message: 'session.ended' }], code: 'session.ended', details: {} },
})

const unwatched: Watcher = {
  written: () => {},
  deleted: () => {},
  lockChanged: () => {},
  commented: () => {},
  worded: () => {},
  answered: () => {},
  sessionsEnded: () => {},
}
