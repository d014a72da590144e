import type { BulkResult } from '#contracts/bulk'
import type { DocumentData, Json } from '#contracts/documents'
import { idempotencyHeader } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import { baseHeader } from '#contracts/revisions'
import type { JournalRecord } from '#machines/recovery'
import type { KeptLine } from '../../../ui/client/import/index.ts'
import { placesIn, shownIn } from '../server/content.ts'
import type { Content, StoredDocument, Write } from '../server/model-server.ts'
import { keyOf, lifeOf, nameOf } from '../server/model-server.ts'
import type { ServerRequest } from '../server/requests.ts'
import { kinds } from '../site.ts'
import type { ImportJob, Job } from '../world/jobs.ts'
import type { BrowserKind, Shown, Surroundings, VisitKind } from '../world/kinds.ts'
import { Comments } from './comments.ts'
import { Imports } from './imports.ts'
import { Pictures } from './pictures.ts'
import type { Places } from './places.ts'
import {
  blockTextOf,
  differing,
  isHalfTyped,
  isInText,
  isRemoved,
  isText,
  isWithin,
  placesShown,
  rowOf,
} from './places.ts'
import { paragraphWith, wordsIn } from './rich-places.ts'
import { Sentences } from './sentences.ts'
import { isOfAnother } from './theirs.ts'

/** What a person left at a place in one visit. */
interface Entry {
  place: string
  /** undefined: they removed it. */
  value: Json | undefined
  at: number
  /** ms: when that was saved which they saw. */
  baseAt: number
  /** What they saw saved there. */
  baseValue: Json | undefined
  /** The rich text as they saw it saved. */
  seen: Json | undefined
  /** It was chosen as it was: the form shows nothing else since. */
  isChosen: boolean
  /** It is what they saw saved: there is nothing to save. */
  isAsSeen: boolean
}

interface Typed {
  /** All that was typed, by place, the newest last. */
  log: Map<string, Entry[]>
  /** The newest of each place that is not known to be on the server. */
  open: Map<string, Entry>
  /** What the person asked for, by intent. */
  asked: Set<string>
  /** When its saves were sent. */
  sentAt: number[]
  /** When it was last asked to go back to what is published. */
  revertedAt: number
  isRecreated: boolean
  /** The document in whose place the person made it anew. */
  lifeBefore: string | null
  /** The document that a creation of this visit made. */
  made: string | null
  /** The visits to new documents whose edits came back in this one. */
  origins: Set<string>
  /** Where the person chose what their new document said over what they had kept of it. */
  leftOut: string[]
}

/** What a save made of a place. */
interface ChangedPlace {
  place: string
  value: Json | undefined
  before: Json | undefined
}

interface KnownJob extends Job {
  /** How often each document was written. */
  writes: Map<string, number>
}

interface Written {
  value: Json | undefined
  at: number
  visit: string
  /** Which of the visit's entries it was. */
  index: number
  /** The visit that went back to what is published. */
  revertedBy: string | null
}

/** What was typed in a visit that is over, and was not saved. */
interface Claim {
  visit: VisitKind
  entry: Entry
  browser: BrowserKind
  /** Where it is kept. */
  record: string
}

/** ms in which a document is read and watched at the latest. */
const opening = 30_000

/** ms after which an edit is kept on the device. */
const patience = 300

/**
 * Knows what each person typed where, and what the server got; nothing of machines, of merges and of
 * states. Says what is lost, what is said to be saved and is not, and what nobody asked for.
 */
export class Oracle {
  readonly #world: Surroundings
  readonly #typed = new Map<string, Typed>()
  readonly #written = new Map<string, Map<string, Written[]>>()
  readonly #jobs = new Map<string, KnownJob>()
  readonly #imports = new Imports((line) => this.#world.story.report(line))
  /** The keys of what somebody took over, or threw away. */
  readonly #taken = new Set<string>()
  /** The visit that wrote something, by when: each write has a time of its own. */
  readonly #writers = new Map<number, string | null>()
  readonly sentences = new Sentences()
  readonly comments: Comments
  readonly pictures: Pictures
  #claims: Claim[] = []
  #places = new WeakMap<Content, Places>()

  constructor(world: Surroundings) {
    this.#world = world
    this.comments = new Comments(world, {
      lifeOf: (visit) => this.#lifeOf(visit),
      isDeleted: (visit) => this.#isDeleted(visit),
      report: (visit, what) => this.#report(visit, what),
    })
    this.pictures = new Pictures(world, {
      lifeOf: (visit) => this.#lifeOf(visit),
      isDeleted: (visit) => this.#isDeleted(visit),
      hasRow: (visit, id) => {
        const document = this.#documentOf(visit)
        return document !== undefined && this.#world.server.hasRow(document, id)
      },
      enter: (visit, place, value) => this.#enter(visit, place, value),
      report: (visit, what) => this.#report(visit, what),
    })
  }

  /** A person does something to what their form shows; answers where that changed. */
  acts(visit: VisitKind, does: () => void, onlyTouched = false): readonly string[] {
    const one = shownBy(visit)
    this.pictures.acts(visit, does)
    const other = shownBy(visit)
    if (one === other) return []
    const changed = differing(one, other)
    const { log } = this.#of(visit)
    if (onlyTouched) {
      const strange = changed.filter(
        (place) => !log.has(place) && !log.has(rowOf(place) ?? '') && !hasIn(log, rowOf(place)),
      )
      if (strange.length > 0) this.#report(visit, `undo changes what was never touched: ${strange}`)
    }
    for (const place of changed) this.#enter(visit, place, other.get(place))
    return changed
  }

  /** What they have there stays, whatever others made of it. */
  affirms(visit: VisitKind, around: string): void {
    const places = shownBy(visit)
    const seen = placesShown(visit.context.base, visit.locale)
    const all = new Set([...places.keys(), ...seen.keys()])
    for (const place of all) {
      if (isWithin(place, around)) this.#enter(visit, place, places.get(place), true)
    }
  }

  asks(visit: VisitKind, intent: string): void {
    const typed = this.#of(visit)
    typed.asked.add(intent)
    if (intent !== 'revert') return
    // The drafts since are given up, as the person was told.
    typed.open.clear()
    typed.revertedAt = this.#world.clock.now()
  }

  recreates(visit: VisitKind): void {
    const typed = this.#of(visit)
    typed.isRecreated = true
    typed.lifeBefore = this.#lifeOf(visit)
  }

  /** The person knows that this is not saved, and lets it go. */
  givesUp(visit: VisitKind, isMeant: (place: string) => boolean): void {
    const { open } = this.#of(visit)
    for (const place of [...open.keys()]) if (isMeant(place)) open.delete(place)
  }

  /** A record was shown beside the document, and taken over but for these places. */
  recovers(
    visit: VisitKind,
    record: Pick<JournalRecord, 'key'>,
    left: readonly (readonly string[])[],
  ): void {
    this.#taken.add(record.key)
    this.#noteOrigin(visit, record.key)
    const shown = shownBy(visit)
    const isLeft = (place: string) => left.some((one) => isWithin(place, one.join('/')))
    if (visit.isNew) this.#of(visit).leftOut.push(...left.map((one) => one.join('/')))
    this.#claims = this.#claims.filter((claim) => {
      const { place, value } = claim.entry
      if (claim.record !== record.key || claim.browser !== visit.tab.browser) return true
      if (this.#isOfAnother(claim.visit, visit)) {
        this.#report(visit, `recovers ${said(value)} at ${place}, typed in another document`)
      }
      if (isLeft(place) || this.#isStored(claim.visit, claim.entry)) return false
      // What has no field any more is shown to be copied.
      if (isRemoved(visit.removed, place)) return false
      if (shown.get(place) === value) this.#enter(visit, place, value)
      // Where a block was changed and moved, both versions of it stand there, one of them as it was left.
      else if (!isInText(visit.values, place, value) && !isLostTrackOf(place, value)) {
        this.#report(visit, `recovering drops ${said(value)} at ${place}`)
      }
      return false
    })
  }

  /** What was kept came back by itself. */
  restores(visit: VisitKind, before: Shown, keys: readonly string[]): void {
    const one = placesShown(before.values, visit.locale, before.unparsed)
    const other = shownBy(visit)
    // A text in a field that is a number by now is an error there, and shown.
    const hidden = visit.removed.filter((name) => name !== 'remark: number')
    for (const place of differing(one, other)) {
      this.#enter(visit, place, other.get(place))
      if (other.has(place) && isRemoved(hidden, place)) {
        this.#report(
          visit,
          `brings ${said(other.get(place))} at ${place} back, where no field shows it`,
        )
      }
    }
    for (const key of keys) {
      this.#restored.set(`${visit.tab.browser.name}/${key}`, visit)
      this.recovers(visit, { key }, [])
    }
  }

  /** What was kept of a deleted document is shown, to be copied. */
  copies(visit: VisitKind, { key }: Pick<JournalRecord, 'key'>, shown: DocumentData): void {
    const places = placesShown(shown, visit.locale)
    const kept = this.#claims
      .filter(({ browser, record }) => record === key && browser === visit.tab.browser)
      .map(({ entry }) => entry)
    const halfTyped = kept.filter(({ place }) => isHalfTyped(place)).map(({ place }) => place)
    for (const { place, value } of kept) {
      // What is half typed is shown where its value would be.
      if (halfTyped.includes(`${place}~`)) continue
      const isShown = (places.get(place.replace('~', '')) ?? null) === (value ?? null)
      if (!isShown) this.#report(visit, `does not show ${said(value)} at ${place} to be copied`)
    }
    this.discards(visit, key)
  }

  discards(visit: VisitKind, key: string): void {
    this.#taken.add(key)
    this.#claims = this.#claims.filter(
      ({ record, browser }) => record !== key || browser !== visit.tab.browser,
    )
  }

  /** What saves itself waits while somebody else is known to edit the document. */
  sends(id: string | null, { headers, query }: ServerRequest): void {
    const isSave = baseHeader in headers || idempotencyHeader in headers
    if (isSave && id !== null) this.#typed.get(id)?.sentAt.push(this.#world.clock.now())
    if (query.autosave !== 'true') return
    const visit = [...this.#world.visits].find((one) => one.id === id)
    if (!visit || visit.isLeft || !visit.opened.lock.getSnapshot().hasTag('lockedOut')) return
    this.#report(visit, 'sends an autosave, though somebody else holds the lock')
  }

  /** What lay in a browser is taken away by its owner. */
  cleared(browser: BrowserKind): void {
    this.#claims = this.#claims.filter((claim) => claim.browser !== browser)
    this.comments.cleared(browser)
    this.pictures.cleared(browser)
  }

  /** The screen may say that all of it is kept on the device. */
  kept(visit: VisitKind): void {
    const typed = this.#typed.get(visit.id)
    if (!typed) return
    for (const entry of typed.open.values()) {
      if (this.#isStored(visit, entry) || this.#recordWith(visit, entry)) continue
      this.#report(visit, `says that ${said(entry.value)} at ${entry.place} is kept, and it is not`)
    }
  }

  /** A visit is over: what it had not saved is kept on the device, if there was the time. */
  ended(visit: VisitKind, hasCrashed: boolean, isKept: boolean): void {
    this.pictures.ended(visit, hasCrashed)
    const typed = this.#typed.get(visit.id)
    if (!typed) return
    const { clock } = this.#world
    const died = clock.now()
    const { browser } = visit.tab
    clock.setTimeout(() => {
      if (this.#taken.has(visit.journalKey ?? '')) typed.open.clear()
      for (const entry of typed.open.values()) {
        if (this.#isStored(visit, entry) || this.#isInAnotherForm(visit, entry)) continue
        const record = this.#recordWith(visit, entry)
        const { id } = visit.context.ref as { id: number | null }
        const isDeleted = id !== null && this.#isDeleted(visit)
        // It came back before it was known to be away.
        const again = record && this.#restored.get(`${browser.name}/${record}`)
        if (again) this.#enter(again, entry.place, entry.value)
        else if (record) this.#claims.push({ visit, entry, browser, record })
        else if (isKept && !isDeleted && !(hasCrashed && died - entry.at < patience)) {
          if (browser.storage.mayLack(entry.at)) continue
          this.#report(visit, `${said(entry.value)} at ${entry.place} is not kept on the device`)
        }
      }
      this.#typed.get(visit.id)?.open.clear()
    }, 100)
  }

  /** The server has written something. */
  written({ document, before, by, request }: Write): void {
    const { askedBy, visits } = this.#world
    const visit = [...visits].find(({ id }) => id === askedBy) ?? this.#over.get(askedBy ?? '')
    const after = this.#at(document.latest)
    const known = before ? this.#at(before) : (new Map() as Places)
    const changed = differing(known, after)
    const log = this.#logOf(document)
    const at = document.latest.savedAt
    this.pictures.written(visit, after)
    this.#writers.set(at, askedBy)
    const typed = askedBy === null ? undefined : this.#typed.get(askedBy)
    if (visit && typed) {
      if (by.id !== visit.person.id) {
        this.#report(visit, `is saved in the name of ${nameOf(by)}`)
      }
      if (before === null) {
        typed.made = lifeOf(document)
        this.#judgeOrigins(visit, typed, document)
      }
      this.#judgeStatus(visit, typed, write(document, request))
    }
    this.#imports.written(askedBy ?? '', { document, before, by, request }, changed)
    const job = this.#jobs.get(askedBy ?? '')
    if (job) this.#judgeBulk(job, { document, before, by, request }, changed)
    for (const place of changed) {
      const value = after.get(place)
      const past = log.get(place) ?? []
      const index = this.#indexOf(typed, { place, value, before: known.get(place) }, past, askedBy)
      if (
        visit &&
        typed &&
        index === null &&
        !this.#isExcused(typed, visit, before) &&
        !this.#isBack(visit, place, value) &&
        !isAroundTyped({ place, value, before: known.get(place) }, past, document, typed)
      ) {
        this.#report(visit, `writes ${said(value)} at ${place}, which nobody asked for`)
      }
      const isReverting = this.#isReverting(visit)
      const isOwn = askedBy !== null && !isReverting
      past.push({
        ...{ value, at, visit: isOwn ? askedBy : 'others', index: index ?? 0 },
        revertedBy: isReverting ? askedBy : null,
      })
      log.set(place, past)
    }
  }

  /** Whoever goes on with a new document whose creation nobody heard of makes no second one. */
  #noteOrigin(visit: VisitKind, record: string): void {
    const isHere = ({ tab }: VisitKind) => tab.browser === visit.tab.browser
    const claim = this.#claims.find((one) => one.record === record && isHere(one.visit))
    // Its last save may still be on its way: then nothing is claimed of it yet.
    const known = [...this.#over.values()].find((one) => one.journalKeys.has(record) && isHere(one))
    const origin = claim?.visit ?? known
    if (!origin || !visit.isNew) return
    const { isRecreated, leftOut, origins } = this.#of(origin)
    // What was deleted and is made anew is new, too.
    if (origin.first !== null && !isRecreated) return
    // It may itself go on with an earlier one.
    const typed = this.#of(visit)
    for (const id of [origin.id, ...origins]) typed.origins.add(id)
    typed.leftOut.push(...leftOut)
  }

  #judgeOrigins(visit: VisitKind, { origins }: Typed, document: StoredDocument): void {
    for (const id of origins) {
      const made = this.#typed.get(id)?.made
      const isThere = [...this.#world.server.documents.values()].some((one) => lifeOf(one) === made)
      if (isThere && made !== lifeOf(document)) {
        this.#report(visit, `makes ${keyOf(document)}, although ${made} was made of the same`)
      }
    }
  }

  importBegins(job: ImportJob): void {
    this.#imports.begins(job)
  }

  importEnds(job: ImportJob, lines: readonly KeptLine[]): void {
    const { documents } = this.#world.server
    this.#imports.ends(job, lines, (id) => documents.has(`${job.slug}/${id}`))
  }

  bulkBegins(job: Job): void {
    this.#jobs.set(job.name, { ...job, writes: new Map() })
  }

  /** What became of each document is told as it is. */
  bulkEnds({ name, slug }: Job, results: readonly BulkResult[]): void {
    const { writes } = this.#jobs.get(name)!
    for (const { id, outcome } of results) {
      const key = `${slug}/${id}`
      const isWritten = writes.has(key)
      const isThere = this.#world.server.documents.has(key)
      if (outcome === 'changed' && !isWritten && isThere) {
        this.#world.story.report(`${name} says that it changed ${key}, and has not`)
      }
      if (outcome === 'unchanged' && isWritten) {
        this.#world.story.report(`${name} says that ${key} was so already, and has changed it`)
      }
    }
  }

  /** A change of many writes what it was asked to, once, in the name of whoever asked. */
  #judgeBulk(job: KnownJob, { document, by }: Write, changed: readonly string[]): void {
    const { data, kind, locale, name, person, slug, writes } = job
    const key = keyOf(document)
    if (by.id !== person.id)
      this.#world.story.report(`${name} is done in the name of ${nameOf(by)}`)
    const asked = Object.keys(data).map((field) => (field === 'title' ? `title@${locale}` : field))
    const strange = changed.filter((place) => !asked.includes(place))
    if (strange.length > 0) this.#world.story.report(`${name} changes ${strange} of ${key}`)
    const isSeen = slug === 'articles' && document.main === document.latest
    if (kind === 'edit' && isSeen) this.#world.story.report(`${name} publishes ${key}`)
    const times = (writes.get(key) ?? 0) + 1
    if (times > 1) this.#world.story.report(`${name} changes ${key} ${times} times`)
    writes.set(key, times)
  }

  deleted(_document: StoredDocument): void {}

  /** What the screens say by now. */
  look(): void {
    this.comments.look()
    this.pictures.look()
    // What is dropped because the document says it already is saved, whatever comes of it later.
    this.#claims = this.#claims.filter(
      ({ visit, entry, browser, record }) =>
        browser.storage.records.has(record) || !this.#isStored(visit, entry),
    )
    for (const visit of this.#world.visits) {
      this.#lookAt(visit)
      this.#judgeNewer(visit)
    }
  }

  /** What this form has saved by itself is no other window's, whether or not it was answered. */
  #judgeNewer(visit: VisitKind): void {
    if (visit.isLeft) return
    const { besides, reason } = visit.opened.status.get()
    const told = [reason, besides].some((one) => one?.code.startsWith('newer'))
    if (!told) return
    const { saved } = visit.opened.remoteChanges.getSnapshot().context
    if (this.#writers.get(Date.parse(saved?.at ?? '')) !== visit.id) return
    this.#report(visit, 'calls what it saved itself a version of another window')
  }

  /** All is quiet: nothing that was typed is missing, and nothing is torn. */
  finish(): void {
    this.comments.finish()
    this.pictures.finish()
    for (const document of this.#world.server.documents.values()) {
      for (const words of this.sentences.tornIn(document.latest.values.body ?? null)) {
        this.#world.story.report(`${keyOf(document)} has '${words}' in pieces`)
      }
    }
    for (const { visit, entry } of this.#claims) {
      if (this.#isStored(visit, entry) || this.#isDeleted(visit)) continue
      this.#report(visit, `${said(entry.value)} at ${entry.place} is lost after its tab was gone`)
    }
    for (const visit of this.#world.visits) {
      if (this.#isDeleted(visit)) continue
      for (const entry of this.#of(visit).open.values()) {
        if (!this.#isStored(visit, entry)) {
          this.#report(visit, `${said(entry.value)} at ${entry.place} is lost`)
        }
      }
    }
  }

  /** Where nothing is to be saved any more, the form shows what the server has. */
  agrees(visit: VisitKind): void {
    const document = this.#documentOf(visit)
    const isUnsaved = visit.opened.document.getSnapshot().hasTag('unsaved')
    if (!document || visit.isNew || isUnsaved) return
    // What was saved while it opened, nobody watched for it: its next save is told.
    if (document.latest.savedAt < visit.readAt + opening) return
    const { shape } = this.#world.server
    const stored = shownIn(shape, document.latest.values, visit.locale)
    const [here, there] = [
      placesShown(visit.values, visit.locale),
      placesShown(stored, visit.locale),
    ]
    // What a deploy took away is still on the screen until it is read again.
    const apart = differing(there, here).filter((place) => there.has(place))
    if (apart.length > 0)
      this.#report(visit, `shows something else than the server has at ${apart}`)
  }

  pending(visit: VisitKind): string[] {
    const { open } = this.#of(visit)
    return [...open.values()]
      .filter((entry) => !this.#isStored(visit, entry))
      .map(({ place }) => place)
  }

  deployed(removed: readonly string[]): void {
    for (const name of removed) this.#removed.add(name.split(/[.:]/)[0]!)
    this.#places = new WeakMap()
  }

  /** Fields of which a deploy ever took something away. */
  readonly #removed = new Set<string>()

  /** Which visit a record came back in. */
  readonly #restored = new Map<string, VisitKind>()

  readonly #over = new Map<string, VisitKind>()

  #of(visit: VisitKind): Typed {
    const known = this.#typed.get(visit.id)
    if (known) return known
    const typed: Typed = {
      log: new Map(),
      open: new Map(),
      asked: new Set(),
      sentAt: [],
      revertedAt: 0,
      isRecreated: false,
      lifeBefore: null,
      made: null,
      origins: new Set(),
      leftOut: [],
    }
    this.#typed.set(visit.id, typed)
    this.#over.set(visit.id, visit)
    return typed
  }

  #enter(visit: VisitKind, place: string, value: Json | undefined, isChosen = false): void {
    const { log, open } = this.#of(visit)
    const { base } = visit.context
    const baseValue = placesShown(base, visit.locale).get(place)
    const entry: Entry = {
      ...{ place, value, at: this.#world.clock.now() },
      baseAt: typeof base.updatedAt === 'string' ? Date.parse(base.updatedAt) : 0,
      seen: base.body,
      ...{ baseValue, isChosen, isAsSeen: baseValue === value },
    }
    const entries = log.get(place)
    if (entries) entries.push(entry)
    else log.set(place, [entry])
    open.set(place, entry)
  }

  #lookAt(visit: VisitKind): void {
    if (visit.isLeft) return
    const typed = this.#typed.get(visit.id)
    if (!typed || typed.open.size === 0) return
    const snapshot = visit.opened.document.getSnapshot()
    if (!snapshot.matches('open') || snapshot.hasTag('unsaved') || visit.isNew) return
    if (this.#isDeleted(visit)) return
    for (const entry of typed.open.values()) {
      if (this.#isStored(visit, entry)) typed.open.delete(entry.place)
      else {
        const { status } = visit.opened.status.get()
        this.#report(
          visit,
          `says '${status}', and ${said(entry.value)} at ${entry.place} is not saved`,
        )
        typed.open.delete(entry.place)
      }
    }
  }

  /** Whether the server has it, or had it until somebody wrote over it. */
  #isStored(visit: VisitKind, entry: Entry): boolean {
    const { place, value, baseAt, isAsSeen } = entry
    const document = this.#documentOf(visit)
    const written = this.#written.get(this.#lifeOf(visit) ?? '')?.get(place) ?? []
    const own = written.findLast((one) => one.visit === visit.id)
    const ownSince = own && own.at > baseAt ? own : undefined
    const isNowhere = document !== undefined && !this.#at(document.latest).has(place)
    if (value === undefined && isNowhere) return true
    if (isLostTrackOf(place, value) && this.#isTheirs(visit, entry)) return true
    // One of two versions of a paragraph that stand side by side.
    if (document && isInText(document.latest.values, place, value)) return true
    // Somebody else has put it there since.
    const last = written.at(-1)
    if (ownSince && last && last.visit !== visit.id && last.value === value) return true
    // A form for a new document comes back without what was removed. What a creation without an answer
    // made of it is a draft of its own, of which nobody in that form knows.
    if (value === undefined && visit.isLeft && visit.isNew && this.#of(visit).made) return true
    // Of a field that a deploy took away, what was typed is kept, and not what was undone.
    if (isAsSeen && isNowhere && isRemoved(this.#world.server.removed, place)) return true
    // Undo leaves what others made of it, also where they overwrote what got no answer here.
    if (ownSince && isAsSeen && this.#isOverwritten(visit, place, written)) return true
    if (ownSince && isAsSeen && this.#isWrittenBeside(visit, place, ownSince.at)) return true
    if (ownSince && isAsSeen && this.#isWrittenAnew(visit, entry)) return true
    if (this.#isSuperseded(visit, entry)) return true
    if (ownSince) return ownSince.value === value
    if (isAsSeen) return true
    // Who typed the same as another, and was told of that, has it saved, whatever became of it since.
    if (written.some((one) => one.at > baseAt && one.value === value)) return true
    return document !== undefined && this.#at(document.latest).get(place) === value
  }

  /** Whether the paragraph that a word was taken out of is another person's by now. */
  #isTheirs(visit: VisitKind, { place, baseAt, seen }: Entry): boolean {
    const document = this.#documentOf(visit)
    const log = this.#written.get(this.#lifeOf(visit) ?? '')
    const isWrittenByAnother = (word: string) => {
      const last = log?.get(`body/${word}`)?.at(-1)
      return last !== undefined && last.visit !== visit.id && last.at > baseAt
    }
    const word = place.slice('body/'.length)
    return isOfAnother(word, seen, document?.latest.values.body, isWrittenByAnother)
  }

  /** Whether another form that went on with the same new document has that, and something else since. */
  #isSuperseded(visit: VisitKind, { place, value }: Entry): boolean {
    const { origins } = this.#of(visit)
    return [...this.#typed.values()].some((other) => {
      const isOfSame = [...other.origins].some((id) => origins.has(id))
      const earlier = isOfSame ? (other.log.get(place) ?? []).slice(0, -1) : []
      return other !== this.#of(visit) && earlier.some((one) => one.value === value)
    })
  }

  /** Whether somebody else has written in the paragraph of a word since: it has no ID, and is theirs. */
  #isWrittenBeside(visit: VisitKind, place: string, since: number): boolean {
    if (!isText(place)) return false
    const body = this.#documentOf(visit)?.latest.values.body
    const log = this.#written.get(this.#lifeOf(visit) ?? '')
    const words = paragraphWith(body, place.slice('body/'.length))?.said.keys() ?? []
    return [...words].some((word) => {
      const last = log?.get(`body/${word}`)?.at(-1)
      return last !== undefined && last.visit !== visit.id && last.at > since
    })
  }

  /** Whether nothing in the text is left that says what of it had arrived. */
  #isWrittenAnew(visit: VisitKind, { place, seen }: Entry): boolean {
    if (!isText(place)) return false
    const known = new Set(wordsIn(seen).flat())
    const now = wordsIn(this.#documentOf(visit)?.latest.values.body).flat()
    return !now.some((word) => word !== '' && known.has(word))
  }

  /** Whether the last word was someone else's, and the form shows it, or is not there any more. */
  #isOverwritten(visit: VisitKind, place: string, written: readonly Written[]): boolean {
    const last = written.at(-1)
    if (last === undefined || last.visit === visit.id) return false
    return visit.isLeft || shownBy(visit).get(place) === last.value
  }

  /** Whether another form of this person in this browser says the same, still to be saved. */
  #isInAnotherForm({ context, id, person, tab }: VisitKind, { place, value }: Entry): boolean {
    const key = JSON.stringify(context.ref)
    return [...this.#world.visits].some((other) => {
      const isAlike = other.person === person && other.tab.browser === tab.browser
      if (other.id === id || other.isLeft || !isAlike) return false
      const entry = this.#typed.get(other.id)?.open.get(place)
      return (
        JSON.stringify(other.context.ref) === key && entry !== undefined && entry.value === value
      )
    })
  }

  #isDeleted(visit: VisitKind): boolean {
    return this.#lifeOf(visit) !== null && this.#documentOf(visit) === undefined
  }

  #documentOf(visit: VisitKind): StoredDocument | undefined {
    const life = this.#lifeOf(visit) ?? ''
    const document = this.#world.server.documents.get(life.split(' ')[0]!)
    return document && lifeOf(document) === life ? document : undefined
  }

  /** Of the document that a visit is about; null: nobody has made it. */
  #lifeOf(visit: VisitKind): string | null {
    const { base, ref } = visit.context
    const id = ref.kind === 'collection' ? Number(ref.id ?? 0) : 0
    if (id === 0) return this.#of(visit).made
    return lifeOf({ slug: ref.slug, id, createdAt: Date.parse(String(base.createdAt)) })
  }

  /** Both were opened by their ID, and it is another document's by now, one that the person did not make of it. */
  #isOfAnother(one: VisitKind, other: VisitKind): boolean {
    if (one.isNew || other.isNew) return false
    const life = this.#lifeOf(one)
    return life !== this.#lifeOf(other) && life !== this.#of(other).lifeBefore
  }

  /** Which entry of the visit allows this to be written; null: none. */
  #indexOf(
    typed: Typed | undefined,
    { place, value, before }: ChangedPlace,
    past: readonly Written[],
    visit: string | null,
  ): number | null {
    if (!typed) return null
    const row = rowOf(place)
    const entries = typed.log.get(place) ?? []
    // Who goes on with what came back of a new document is no one else than who began it (R2).
    const others = past.findLast((one) => one.visit !== visit && !typed.origins.has(one.visit))
    const own = past.findLast((one) => one.visit === visit)?.index ?? 0
    const index = entries.findLastIndex(
      (entry, at) =>
        entry.value === value &&
        at >= own &&
        ((others?.at ?? 0) <= entry.baseAt ||
          // What somebody else took away and brought back is what it was.
          entry.baseValue === before ||
          // A save that got no answer may be what made it what it is: that is no one else's.
          hasSent(typed, entries.slice(0, at + 1), before) ||
          this.#hasOriginSent(typed, place, before) ||
          // It was typed after going back was asked for.
          (others?.revertedBy === visit && entry.at >= typed.revertedAt)),
    )
    if (index >= 0) return index
    if (!others && (this.#isOfOrigin(typed, place, value) || isLeftOut(typed, place))) return 0
    // A row goes with all that is in it, in every language.
    const isRowGone = value === undefined && row !== null && row !== place
    if (isRowGone && typed.log.get(row)?.some((entry) => entry.value === undefined)) return 0
    // A merge takes a block that was both moved and written in for a new one: it is there with what was
    // typed last, though somebody else removed it as it was.
    const text = before === undefined ? blockTextOf(place) : null
    const inBlock = text === null ? undefined : typed.open.get(text)
    if (inBlock && (place === text ? inBlock.value === value : value === true)) return 0
    // What is done in a row after going back was asked for is newer, and keeps the row as it was.
    const isRowKept = row !== null && others?.revertedBy === visit && hasSince(typed, row)
    return isRowKept && past.findLast((one) => !one.revertedBy)?.value === value ? 0 : null
  }

  /** Whether that is what a visit left there which this one goes on with. */
  #isOfOrigin({ origins }: Typed, place: string, value: Json | undefined): boolean {
    return [...origins].some((id) => {
      const last = this.#typed.get(id)?.log.get(place)?.at(-1)
      return last !== undefined && last.value === value
    })
  }

  /**
   * Whether a visit that this one goes on with sent that from there, and got no answer: the form knows
   * what was sent and not by whom it is there, such as by who put it back since.
   */
  #hasOriginSent({ origins }: Typed, place: string, value: Json | undefined): boolean {
    return [...origins].some((id) => {
      const origin = this.#typed.get(id)
      return origin !== undefined && hasSent(origin, origin.log.get(place) ?? [], value)
    })
  }

  #isExcused(typed: Typed, visit: VisitKind, before: Content | null): boolean {
    return (before === null && typed.isRecreated) || this.#isReverting(visit)
  }

  /** A field that a deploy took away, and another one brought back, is saved as the form shows it. */
  #isBack(visit: VisitKind, place: string, value: Json | undefined): boolean {
    const field = place.split(/[/@]/)[0]!
    // What the new field cannot hold, the server drops.
    const isDropped = value === undefined && kinds.some((kind) => kind.startsWith(`${field}:`))
    return this.#removed.has(field) && (isDropped || shownBy(visit).get(place) === value)
  }

  #isReverting(visit: VisitKind | undefined): boolean {
    return visit?.context.intent === 'revert'
  }

  #judgeStatus(visit: VisitKind, { asked }: Typed, made: 'published' | 'unpublished' | null): void {
    if (made === 'published' && !asked.has('publish') && !asked.has('revert')) {
      this.#report(visit, 'publishes, which nobody asked for')
    }
    if (made === 'unpublished' && !asked.has('unpublish')) {
      this.#report(visit, 'unpublishes, which nobody asked for')
    }
  }

  #logOf(document: StoredDocument): Map<string, Written[]> {
    const key = lifeOf(document)
    const log = this.#written.get(key) ?? new Map<string, Written[]>()
    this.#written.set(key, log)
    return log
  }

  #at(content: Content): Places {
    const known = this.#places.get(content)
    if (known) return known
    const places = placesIn(this.#world.server.shape, content.values)
    this.#places.set(content, places)
    return places
  }

  /** The key under which the visit, or another one of the same document, has kept it; null: none has. */
  #recordWith({ context: { base }, tab, journalKey, locale }: VisitKind, entry: Entry) {
    if (journalKey === null) return null
    const { records } = tab.browser.storage
    const isAnothers = ({ createdAt }: JournalRecord) =>
      createdAt && typeof base.createdAt === 'string' && createdAt !== base.createdAt
    const place = journalKey.slice(0, journalKey.lastIndexOf('/') + 1)
    const others = [...records.keys()].filter((key) => key !== journalKey && key.startsWith(place))
    const holds = (key: string) => {
      const record = records.get(key) as JournalRecord | undefined
      return record !== undefined && !isAnothers(record) && isHeldBy(record, entry, locale)
    }
    return [journalKey, ...others].find(holds) ?? null
  }

  #report(visit: VisitKind, what: string): void {
    this.#world.story.report(`${visit.tab.name} (${visit.id}) ${what}`)
  }
}

/** What a save makes of whether visitors see the document. */
function write(
  { slug }: StoredDocument,
  { body, query }: Write['request'],
): 'published' | 'unpublished' | null {
  const status = isRecord(body) ? (body as DocumentData)._status : undefined
  if (slug !== 'articles' || status === undefined) return null
  if (status === 'published') return 'published'
  return query.draft === 'true' ? null : 'unpublished'
}

const shownBy = ({ context, locale }: VisitKind): Places =>
  placesShown(context.values, locale, context.unparsed)

function isHeldBy(
  record: JournalRecord,
  { at, isChosen, place, value }: Entry,
  locale: string,
): boolean {
  // What was kept before it was done cannot hold it, even if it says the same.
  if (record.keptAt < at && !isChosen) return false
  const { values, unparsed } = record
  const field = place.split(/[/@~]/)[0]!
  if (!(field in values)) return false
  if (placesShown(values, locale, unparsed).get(place) === value) return true
  // A block that both changed, and one of them moved, stands there twice until somebody chooses.
  return isInText(values, place, value) || isLostTrackOf(place, value)
}

/**
 * A paragraph has no ID: removed next to a new one, it may just as well have become that, and stays
 * where somebody else has moved it to.
 */
const isLostTrackOf = (place: string, value: Json | undefined): boolean =>
  value === undefined && isText(place) && blockTextOf(place) === null

/**
 * A paragraph that was moved and written in is a new one to a merge: it comes with the words around what
 * was typed there, as they last were, though somebody else removed it as it was.
 */
function isAroundTyped(
  { place, value, before }: ChangedPlace,
  past: readonly Written[],
  { latest }: StoredDocument,
  { open }: Typed,
): boolean {
  if (!isText(place) || value === undefined || before !== undefined) return false
  if (past.findLast((one) => one.value !== undefined)?.value !== value) return false
  const isTyped = (word: string) => (open.get(`body/${word}`)?.value ?? null) !== null
  return wordsIn(latest.values.body ?? null).some(
    (words) => words.some((word) => place === `body/${word}`) && words.some(isTyped),
  )
}

const isLeftOut = ({ leftOut }: Typed, place: string): boolean =>
  leftOut.some((one) => isWithin(place, one))

/** Whether a save took along what one of these had left there. */
const hasSent = ({ sentAt }: Typed, entries: readonly Entry[], value: Json | undefined): boolean =>
  entries.some((entry, index) => {
    const until = entries[index + 1]?.at ?? Number.POSITIVE_INFINITY
    return entry.value === value && sentAt.some((at) => entry.at <= at && at <= until)
  })

/** Whether something was done in a row after going back to what is published was asked for. */
const hasSince = ({ log, revertedAt }: Typed, row: string): boolean =>
  [...log].some(
    ([place, entries]) => isWithin(place, row) && entries.some(({ at }) => at >= revertedAt),
  )

const hasIn = (log: ReadonlyMap<string, unknown>, row: string | null): boolean =>
  row !== null && [...log.keys()].some((place) => isWithin(place, row))

const said = (value: Json | undefined): string =>
  value === undefined ? 'a removal' : JSON.stringify(value)
