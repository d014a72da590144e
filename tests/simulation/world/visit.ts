import type { ClientCollection, SignedInConfig } from '#contracts/admin-config'
import type { DocumentData, DocumentId, DocumentRef } from '#contracts/documents'
import { equal, isNew } from '#machines/document'
import type { OpenComments } from '#machines/open-comments'
import { openComments } from '#machines/open-comments'
import type { OpenDocument, OutsideEvent } from '#machines/open-document'
import { openDocument } from '#machines/open-document'
import type { JournalRecord } from '#machines/recovery'
import { keepCommentDrafts } from '../../../ui/client/comment-drafts.ts'
import { changeComments, readComments, sendComment } from '../../../ui/client/comments.ts'
import type { Http } from '../../../ui/client/http.ts'
import type { Heard, Live } from '../../../ui/client/live/live.ts'
import { asUser, userNamed } from '../../../ui/client/session.ts'
import { hiddenPaths } from '../../../ui/fields/errors/hidden-paths.ts'
import { unknownPaths } from '../../../ui/fields/errors/unknown-paths.ts'
import { hookedInDocument } from '../../../ui/fields/hooked-values.ts'
import { pendingPictures } from '../../../ui/fields/kit/pending-pictures.ts'
import { wholeValues } from '../../../ui/fields/whole-values.ts'
import { startCreation } from '../../../ui/views/document/work/creation.ts'
import { hearBeside } from '../../../ui/views/document/work/hear-beside.ts'
import { journalWork } from '../../../ui/views/document/work/journal-work.ts'
import { liveLine } from '../../../ui/views/document/work/live-line.ts'
import { outsidePort } from '../../../ui/views/document/work/outside-port.ts'
import { ownSavesOf } from '../../../ui/views/document/work/own-saves.ts'
import { requestWork } from '../../../ui/views/document/work/request-work.ts'
import type { Person } from '../server/model-server.ts'
import type { Removable } from '../site.ts'
import { removedIn, textFieldNamed } from '../site.ts'
import type { Shown, Surroundings, TabKind, VisitKind } from './kinds.ts'
import { visitHeader } from './network.ts'
import { PictureText, textsOf } from './picture-text.ts'
import type { Opening, Seat } from './seat.ts'
import { textPath, Writer } from './writer.ts'

/** A document that is open in a tab: the real machines over the real client. */
export class Visit implements VisitKind {
  readonly id: string
  readonly world: Surroundings
  readonly tab: Seat & TabKind
  readonly person: Person
  /** The document's id when it was opened; null: it was new. */
  readonly first: DocumentId | null
  readonly opened: OpenDocument
  /** It is on no screen any more; a last save may be on its way. */
  isLeft = false
  isOver = false
  /** Under which it is kept on the device; null: nothing was yet. */
  journalKey: string | null = null
  readonly journalKeys = new Set<string>()
  /** ms: when the document was read. */
  readAt = 0
  #tell: (event: OutsideEvent) => void = () => {}
  readonly #hears = new Set<(heard: Heard) => void>()
  #comments: OpenComments | null = null
  #watched: readonly string[] = []
  #writer: Writer | null = null
  readonly #entity: ClientCollection
  readonly #config: SignedInConfig
  readonly #http: Http
  readonly #pictures = new Set<PictureText>()

  constructor(world: Surroundings, tab: Seat & TabKind, { config, entity, ref, person }: Opening) {
    this.id = `visit ${world.nextId()}`
    this.world = world
    this.tab = tab
    this.person = person
    this.#entity = entity
    this.#config = config
    this.first = ref.kind === 'collection' ? ref.id : null
    const http = as(asUser(tab.http, userNamed(config.auth, person.id) ?? ''), this.id)
    this.#http = http
    const creation = startCreation()
    const ownSaves = ownSavesOf()
    const requests = requestWork({
      panel: {
        http,
        files: tab.files,
        lastSaves: tab.lastSaves,
        queries: noQueries,
        texts: noTexts,
      },
      ...{ config, entity, initial: undefined, creation, ownSaves },
    })
    const line = liveLine(this.#live(), ownSaves)
    const nothing = () => {}
    this.opened = openDocument({
      input: {
        ref,
        hasDrafts: entity.drafts !== null,
        autosaveMs: entity.drafts?.autosave ?? null,
        whole: wholeValues(entity.fields),
        hooked: hookedInDocument(config, entity),
        fields: entity.fields,
        locks: true,
        schedules: false,
        wanted: null,
      },
      work: {
        ...requests,
        lock: { ...requests.lock, keep: () => {} },
        journal: journalWork(
          { ...tab.journal, keep: (record) => this.#keep(record) },
          config,
          ref,
          creation,
        ),
        pictures: pendingPictures,
        // The form is what the newest config says it is.
        unknownFields: (paths) => unknownPaths(paths, entityNow(tab, entity).fields),
        hiddenPaths: (values, paths) => hiddenPaths(values, paths, entityNow(tab, entity).fields),
        path: { now: () => pathOf(tab.address), of: pathOf },
        hear: outsidePort((tell) => {
          this.#tell = tell
          const end = line.hear(tell)
          return () => {
            this.#tell = nothing
            end()
          }
        }),
        tell: {
          unsaved: nothing,
          notSaved: nothing,
          shown: nothing,
          firstEdited: nothing,
          created: (id) => {
            creation.end()
            if (tab.visit === this && ref.kind === 'collection') tab.address = { ...ref, id }
          },
          saved: nothing,
          merged: nothing,
          rewritten: nothing,
          deleted: () => tab.goFrom(this),
          commandDone: nothing,
          copied: nothing,
          fieldRestored: nothing,
          takeOverFailed: nothing,
          goes: () => tab.goFrom(this),
          attends: line.attend,
          people: nothing,
          left: (left, end) => {
            tab.lastSaves.add(left, end)
            void end.then(() => {
              const { journal } = this.opened
              this.#end(false, !journal.getSnapshot().matches('failing'))
            })
          },
        },
        clock: tab.clock,
      },
    })
  }

  start(): void {
    this.world.visits.add(this)
    const opening = this.opened.document.subscribe((state) => {
      if (!state.matches('open') || isNew(state.context)) return
      opening.unsubscribe()
      queueMicrotask(() => this.#openComments())
    })
    const { unsubscribe } = this.opened.document.subscribe((state) => {
      if (!state.matches('open')) return
      this.readAt = this.world.clock.now()
      unsubscribe()
      queueMicrotask(() => this.showTexts())
    })
    this.opened.journal.on('kept', () => this.world.oracle.kept(this))
    this.opened.start()
    let before: Shown = this.context
    this.opened.document.on('restored', (change) => {
      before = { values: change.before, unparsed: change.unparsed.before }
    })
    this.opened.document.on('edited', ({ before, after }) =>
      this.world.oracle.pictures.edited(this, before, after),
    )
    this.opened.recovery.on('restored', ({ keys }) =>
      this.world.oracle.restores(this, before, keys),
    )
  }

  #keep(record: JournalRecord): Promise<void> {
    this.journalKey = record.key
    this.journalKeys.add(record.key)
    return this.tab.journal.keep(record)
  }

  /** What a deploy has taken out of its form, as this tab knows of it. */
  get removed(): readonly Removable[] {
    return removedIn(entityNow(this.tab, this.#entity))
  }

  get hasWriter(): boolean {
    return this.#writer !== null
  }

  /** The editor of its rich text, from when somebody first writes in it. */
  get writer(): Writer {
    this.#writer ??= new Writer(this.opened)
    return this.#writer
  }

  /** The pictures of one of its texts. */
  picturesAt(path: string): PictureText {
    const known = [...this.#pictures].find((one) => one.path === path)
    if (known) return known
    const name = path.split('.').at(-1)!
    const text = new PictureText(
      {
        ...{ visit: this, config: this.#config, http: this.#http },
        field: textFieldNamed(this.#entity, name),
        ...(path === textPath && { writer: () => this.writer }),
      },
      path,
    )
    this.#pictures.add(text)
    return text
  }

  /** Texts whose pictures were ever asked for. */
  get pictureTexts(): readonly PictureText[] {
    return [...this.#pictures]
  }

  get shownPictures(): ReadonlyMap<string, unknown> {
    return new Map(this.pictureTexts.flatMap((text) => [...text.shown]))
  }

  /** Where nothing is kept there is nothing to be found. */
  showTexts(): void {
    if (this.isLeft || this.tab.browser.storage.pictures.size === 0) return
    for (const path of textsOf(this)) this.picturesAt(path)
  }

  /** The caret is in another field. */
  leaveText(): void {
    if (this.#writer) this.#writer.line = []
  }

  happen(event: OutsideEvent): void {
    if (event.type === 'page.leaving') for (const text of this.#pictures) text.hide()
    this.#tell(event)
  }

  /** Something comes over the browser's one stream. */
  hear(heard: Heard): void {
    if (this.isLeft) return
    for (const hear of this.#hears) hear(heard)
  }

  watches(key: string): boolean {
    return this.#watched.includes(key)
  }

  leave(): void {
    this.isLeft = true
    for (const text of this.#pictures) text.leave()
    this.#writer?.stop()
    this.#leaveComments()
    this.opened.leave()
  }

  /** Nothing of it runs any more. */
  crash(): void {
    const { document, journal, recovery, lock, remoteChanges, command, schedule, copy } =
      this.opened
    const isKept = !journal.getSnapshot().matches('failing')
    this.isLeft = true
    this.#writer?.stop()
    this.#comments?.actor.stop()
    if (this.#comments) this.world.oracle.comments.left(this, false)
    for (const actor of [recovery, lock, remoteChanges, command, schedule, copy]) actor.stop()
    for (const actor of [this.opened.restoreField, journal, document]) actor.stop()
    this.#end(true, isKept)
  }

  get context() {
    return this.opened.document.getSnapshot().context
  }

  get values(): DocumentData {
    return this.context.values
  }

  get locale(): string {
    return this.context.ref.locale ?? 'en'
  }

  get isNew(): boolean {
    return isNew(this.context)
  }

  get isOpen(): boolean {
    return this.opened.document.getSnapshot().matches('open')
  }

  /** Whether the form takes what its person types: it is open, theirs, and nothing lies over it. */
  get mayType(): boolean {
    const { document, lock, recovery } = this.opened
    const snapshot = document.getSnapshot()
    return (
      !this.isLeft &&
      this.tab.session.getSnapshot().matches('signedIn') &&
      snapshot.matches('open') &&
      snapshot.can({ type: 'user.edit', path: '', value: null }) &&
      !lock.getSnapshot().hasTag('lockedOut') &&
      !recovery.getSnapshot().matches('reviewing') &&
      !recovery.getSnapshot().matches('remaining')
    )
  }

  isShown(values: DocumentData): boolean {
    return equal(values, this.values)
  }

  /** The comments beside a page: a drawer has none. */
  #openComments(): void {
    const { browser, session, visit } = this.tab
    if (this.isLeft || visit !== this || !this.world.isCommented) return
    const http = this.#http
    const user = this.#config.user
    this.#comments = openComments(this.opened.document, {
      read: (ref, signal) => readComments(http, ref, signal),
      send: (ref, sending, signal) => sendComment(http, ref, sending, signal),
      change: (change, signal) => changeComments(http, change, signal),
      hear: (ref, commented) =>
        hearBeside(this.#live(), ref, ({ type }) => type === 'comments', commented),
      drafts: (document, found) => {
        const { base, ref } = document.getSnapshot().context
        const createdAt = base.createdAt ?? null
        const isTheirs = () => session.getSnapshot().context.user?.id === user.id
        return keepCommentDrafts(
          { user, ref, createdAt, tab: this.id, isTheirs },
          found,
          browser.storage.of(this.tab, browser.storage.comments),
          browser.locks.of(this.tab),
        )
      },
    })
    this.#comments.start()
    this.world.oracle.comments.opened(this)
  }

  get comments() {
    return this.#comments?.actor ?? null
  }

  /** Whoever leaves a document is asked about comments that they haven't sent. */
  #leaveComments(): void {
    if (!this.#comments) return
    const isOwn = this.tab.session.getSnapshot().context.user?.id === this.person.id
    this.world.oracle.comments.left(this, isOwn)
    this.#comments.leave()
  }

  #end(hasCrashed: boolean, isKept: boolean): void {
    if (this.isOver) return
    this.isOver = true
    this.world.visits.delete(this)
    this.world.oracle.ended(this, hasCrashed, isKept)
  }

  #live(): Live {
    return {
      watch: (hear) => {
        this.#hears.add(hear)
        let isShowing = false
        return {
          show: ({ documents = [] }) => {
            isShowing = true
            this.#watched = documents.map(({ collectionSlug, id }) => `${collectionSlug}/${id}`)
          },
          stop: () => {
            this.#hears.delete(hear)
            if (isShowing) this.#watched = []
          },
        }
      },
    }
  }
}

const noQueries = { invalidateQueries: async () => {} } as never
const noTexts = undefined as never

/** Each request says which visit it comes from: for the oracle, and for no one else. */
const as =
  (http: Http, visit: string): Http =>
  (path, request) =>
    http(path, { ...request, headers: { ...request?.headers, [visitHeader]: visit } })

const entityNow = ({ config }: Seat, entity: ClientCollection): ClientCollection =>
  (config?.kind === 'signedIn' && config.collections.find(({ slug }) => slug === entity.slug)) ||
  entity

const pathOf = (ref: DocumentRef | null): string =>
  ref?.kind === 'collection' ? `/admin/collections/${ref.slug}/${ref.id ?? 'create'}` : '/admin'
