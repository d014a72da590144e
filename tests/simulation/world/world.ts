import type { DocumentData } from '#contracts/documents'
import { idempotencyHeader } from '#contracts/documents'
import type { Random } from '../../kit/machines/random.ts'
import { randomOf } from '../../kit/machines/random.ts'
import { Oracle } from '../oracle/oracle.ts'
import type { Person, StoredDocument, Write } from '../server/model-server.ts'
import { keyOf, ModelServer, nameOf } from '../server/model-server.ts'
import type { Recorded, ServerAnswer } from '../server/requests.ts'
import { Story } from '../story/story.ts'
import { Browser } from './browser.ts'
import { VirtualClock } from './clock.ts'
import type { BrowserKind, Planned, Surroundings, VisitKind } from './kinds.ts'
import { people } from './people.ts'
import { Tab } from './tab.ts'

const start = Date.parse('2026-11-24T08:00:00.000Z')

/** People in browsers before one server, and an oracle that knows what they typed. */
export class World implements Surroundings {
  readonly clock = new VirtualClock(start)
  readonly story = new Story(() => this.clock.now() - start)
  readonly oracle = new Oracle(this)
  readonly server: ModelServer
  /** All that the server was asked and answered. */
  readonly records: Recorded[] = []
  readonly browsers: readonly Browser[]
  /** Documents that nobody opens. */
  readonly more = new Set<string>()
  readonly visits = new Set<VisitKind>()
  /** Chance, for as long as a step lasts: steps that are left out change nothing for the others. */
  dice: Random = randomOf(0)
  /** 0: the network is fine; 1: things happen; 3: it is a bad day. */
  trouble = 0
  isCommented = false
  readonly planned: Planned[] = []
  readonly lastAnswers = new Map<string, ServerAnswer>()
  askedBy: string | null = null
  edits = 0
  requests = 0
  downUntil = 0
  uploadsDownUntil = 0
  restarts = 0
  #ids = 0
  readonly #tabs: Tab[] = []

  constructor() {
    this.server = new ModelServer(people, this.clock.now, {
      written: (write) => this.#written(write),
      deleted: (document) => this.#deleted(document),
      lockChanged: (document) => this.#lockChanged(document),
      commented: (document, by) => this.#commented(document, by),
      worded: (comment) => this.oracle.comments.worded(comment),
      answered: (request, answer) => this.records.push({ request, answer }),
      sessionsEnded: () => this.records.push('sessionsEnd'),
    })
    this.browsers = ['Firefox', 'Safari'].map((name) => new Browser(name, this.clock))
  }

  nextId(): number {
    return ++this.#ids
  }

  get tabs(): readonly Tab[] {
    return this.#tabs.filter(({ isGone }) => !isGone)
  }

  openTab(browser: BrowserKind, person: Person): Tab {
    const tab = new Tab(this, browser, person, `${nameOf(person)}'s tab ${this.nextId()}`)
    this.#tabs.push(tab)
    return tab
  }

  /** Time goes by, and all that it brings. */
  pass(ms: number): Promise<void> {
    return this.clock.pass(ms, () => this.oracle.look())
  }

  /** The server ends, and is there again after these ms; the streams are cut. */
  restartServer(ms: number): void {
    this.restarts += 1
    this.downUntil = this.clock.now() + ms
    for (const visit of this.visits) {
      this.clock.setTimeout(() => visit.hear({ type: 'missed' }), ms + this.dice.below(5000))
    }
  }

  /** There are more documents that only changes of many are about. */
  addMore(slug: string): void {
    if (this.more.size > 0) return
    this.askedBy = null
    const cid = people[2]!
    const ask = (path: string, body: DocumentData, cookie: string | null) =>
      this.server.handle({ method: 'POST', path, query: {}, headers: {}, body, cookie })
    const { email, password } = cid
    const cookie = ask('/users/login', { email, password }, null).headers['set-cookie'] ?? null
    for (const title of ['Second', 'Third', 'Fourth']) {
      const { body } = ask(`/${slug}`, { title }, cookie)
      const { doc } = body as { doc: DocumentData }
      this.more.add(`${slug}/${doc.id}`)
    }
  }

  #written(write: Write): void {
    this.oracle.written(write)
    const { document, by } = write
    const save = write.request.headers[idempotencyHeader]
    const at = new Date(document.latest.savedAt).toISOString()
    this.#announce(document, (visit) => ({
      ...{ type: 'saved', document: askedOf(document), at },
      ...{ by: ownerOf(by), isMine: by.id === visit.person.id },
      ...(by.id === visit.person.id && save !== undefined && { save }),
    }))
  }

  #deleted(document: StoredDocument): void {
    this.oracle.deleted(document)
    this.#announce(document, () => ({
      ...{ type: 'deleted', document: askedOf(document), by: null, isMine: false },
    }))
  }

  #lockChanged(document: StoredDocument): void {
    const { server } = this
    const lock = server.lockOf(document)
    this.#announce(document, ({ person }) => ({
      ...{ type: 'lock', document: askedOf(document), lock: server.toldLock(lock, person) },
    }))
  }

  #commented(document: StoredDocument, by: Person): void {
    this.#announce(document, ({ person }) => ({
      ...{ type: 'comments', document: askedOf(document) },
      ...{ by: ownerOf(by), isMine: by.id === person.id },
    }))
  }

  /** The stream is late at times, and at times it is interrupted: then it is told that something was missed. */
  #announce(
    document: StoredDocument,
    eventFor: (visit: VisitKind) => Parameters<VisitKind['hear']>[0],
  ) {
    for (const visit of this.visits) {
      if (!visit.watches(keyOf(document))) continue
      const event = eventFor(visit)
      const isMissed = this.dice.below(100) < 8 * this.trouble
      const ms = isMissed ? this.dice.below(20_000) : 2 + this.dice.below(60)
      this.clock.setTimeout(() => visit.hear(isMissed ? { type: 'missed' } : event), ms)
    }
  }
}

const askedOf = ({ slug, id }: StoredDocument) => ({ collectionSlug: slug, id })

const ownerOf = ({ id, email }: Person) => ({ id, collection: 'users', title: email })
