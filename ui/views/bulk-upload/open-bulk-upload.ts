import { createActor } from 'xstate'
import type { ClientCollection, SignedInConfig } from '#contracts/admin-config'
import type { DocumentData, SaveIntent } from '#contracts/documents'
import type { BulkUploadActor, BulkUploadFile, RefusedUpload } from '#machines/bulk-upload'
import { bulkUploadMachine, fileOf, unsavedIn } from '#machines/bulk-upload'
import type { DocumentActor } from '#machines/document'
import { readCreation } from '../../client/documents.ts'
import type { KeptBulkUpload } from '../../client/uploads/bulk-upload-store.ts'
import type { ShownUpload } from '../../client/uploads/shown-upload.ts'
import { newId } from '../../fields/kit/new-id.ts'
import type { Panel } from '../../kit/panel.ts'
import { validateDocument } from '../../validation/index.ts'
import { endOfSave, fileDocument, isHeldUp } from './file-document.ts'
import type { ForAllFiles } from './for-all-files.ts'
import { forAllFiles } from './for-all-files.ts'
import { given, keepFiles, nameOf } from './keep-files.ts'
import type { KeptDraft } from './restored-draft.ts'
import { draftOf, restoreDraft } from './restored-draft.ts'

interface Options {
  panel: Panel
  config: SignedInConfig
  collection: ClientCollection
  /** The language of the content when files are chosen. */
  locale: () => string | null
  /** What else their documents start with, such as a folder. */
  initial: () => DocumentData
}

/** A file as the list shows it. */
export interface ShownFile extends BulkUploadFile {
  file: File | null
  upload: ShownUpload | null
  /** How many of its fields are to be filled in or corrected; null: not known yet. */
  faults: number | null
  /** Its save waits for the network, or for a session. */
  isHeldUp: boolean
}

/** Many files that become documents, with a document for each: as long as their list is on the screen. */
export interface BulkUpload {
  actor: BulkUploadActor
  add(files: readonly DocumentData[], refused: readonly RefusedUpload[]): void
  documentOf(key: string): DocumentActor | null
  forAll: ForAllFiles
  /** Sets fields of all that aren't saved; the number of files that it changed. */
  fillIn(values: DocumentData, which: 'empty' | 'all'): number
  all(): readonly ShownFile[]
  subscribe(listener: () => void): () => void
  start(): void
  leave(): void
  isLeft(): boolean
}

interface Entry {
  document: DocumentActor
  initial: KeptDraft
  locale: string | null
  checked: DocumentData | null
  faults: number | null
  /** Its picture stays in the list when the document has taken it over. */
  file: File | null
}

export function openBulkUpload(options: Options): BulkUpload {
  const { panel, config, collection } = options
  const { files, http, navigation, queries, session } = panel
  const { slug } = collection
  const leaveKey = newId()
  const entries = new Map<string, Entry>()
  const listeners = new Set<() => void>()
  const ends: (() => void)[] = []
  const actor = createActor(bulkUploadMachine)
  const asking = new AbortController()
  let shown: readonly ShownFile[] | null = null
  let isLeft = false
  let isKept = true
  let permissions: ReturnType<typeof readCreation> | null = null

  const forAll = forAllFiles(collection, change)

  const keeping = keepFiles({
    ...{ panel, config, collection },
    now: keptNow,
    onKept(next) {
      isKept = next
      guard()
    },
  })

  function show() {
    shown = null
    for (const listener of listeners) listener()
  }

  function change() {
    keeping.change()
    guard()
    show()
  }

  function keptNow(): KeptBulkUpload | null {
    const unsaved = unsavedIn(actor.getSnapshot().context)
    if (unsaved.length === 0) return null
    return unsaved.flatMap(({ key }) => entries.get(key) ?? []).length === 0
      ? null
      : {
          locale: entries.get(unsaved[0]!.key)?.locale ?? null,
          files: unsaved.map(({ key }) => {
            const { document, initial } = entries.get(key)!
            const draft = draftOf(document, initial)
            const file = files.uploads?.takes(slug) ? null : files.find(draft.values.file)
            return { key, ...draft, file }
          }),
          forAll: forAll.kept(),
        }
  }

  /** Leaving asks first, and says whether the files are found again. */
  function guard() {
    const snapshot = actor.getSnapshot()
    const isGuarded = snapshot.hasTag('open') && unsavedIn(snapshot.context).length > 0
    navigation.send(
      isGuarded && !isLeft
        ? {
            type: 'document.unsaved',
            ...{ key: leaveKey, onLeaving: 'ask', saveAs: null, leftOut: [] },
            copy: isKept ? 'kept' : 'notKept',
          }
        : { type: 'document.settled', key: leaveKey },
    )
  }

  /** What one may do is the same for each of them: it is asked once, and again where that failed. */
  const permissionsOf: Parameters<typeof fileDocument>[0]['permissions'] = (ref, initial) => {
    const hasDrafts = collection.drafts !== null
    permissions ??= readCreation(http, ref, { hasDrafts, initial }, asking.signal)
    permissions.catch(() => {
      permissions = null
    })
    return permissions
  }

  function enter(key: string, initial: KeptDraft, locale: string | null) {
    const { values, unparsed = [] } = initial
    const document = fileDocument({
      ...{ panel, config, collection, locale, values },
      permissions: permissionsOf,
    })
    const entry: Entry = { document, initial, locale, checked: null, faults: null, file: null }
    entries.set(key, entry)
    document.subscribe((state) => {
      if (state.matches('open')) void check(entry)
      change()
    })
    if (unparsed.length > 0) restoreDraft(document, initial)
    document.start()
  }

  async function check(entry: Entry) {
    const { values } = entry.document.getSnapshot().context
    if (entry.checked === values) return
    entry.checked = values
    const circumstances = {
      ...{ config, entity: collection, isNew: true, locale: entry.locale },
      // What the server decides about is for it to check.
      isShown: (_path: string, field: { asks?: unknown }) => field.asks === undefined,
    }
    const faults = await validateDocument(values, circumstances)
    if (entry.checked !== values) return
    entry.faults = faults.length + (values.file ? 0 : 1)
    show()
  }

  async function save(key: string, intent: SaveIntent) {
    const { document } = entries.get(key)!
    const end = await endOfSave(document, intent).catch(() => null)
    if (end === null) return
    if ('id' in end) actor.send({ type: 'document.saved', key, id: end.id })
    else actor.send({ type: 'document.refused', key, problem: end.problem })
  }

  function drop(key: string) {
    const entry = entries.get(key)
    if (entry === undefined) return
    const isSaved = fileOf(actor.getSnapshot().context, key)?.state === 'saved'
    if (!isSaved) files.discard(entry.document.getSnapshot().context.values.file)
    entry.document.stop()
    entries.delete(key)
  }

  const shownOf = (one: BulkUploadFile): ShownFile => {
    const entry = entries.get(one.key)
    const state = entry?.document.getSnapshot()
    const value = state?.matches('open') ? state.context.values.file : undefined
    if (entry) entry.file = files.find(value) ?? entry.file
    const handle = typeof value === 'object' && value && 'handle' in value ? value.handle : null
    return {
      ...one,
      name: nameOf(value) ?? one.name,
      file: entry?.file ?? null,
      upload: files.uploads?.get()?.get(String(handle)) ?? null,
      faults: entry?.faults ?? null,
      isHeldUp: state !== undefined && isHeldUp(state),
    }
  }

  return {
    actor,
    add(values, refused) {
      const next = values.map((file) => ({ key: newId(), file }))
      const locale = options.locale()
      const initial = options.initial()
      for (const { key, file } of next) enter(key, { values: { ...initial, file } }, locale)
      const named = next.map(({ key, file }) => ({ key, name: nameOf(file) ?? '' }))
      actor.send({ type: 'user.add', files: named, refused })
    },
    forAll,
    documentOf: (key) => entries.get(key)?.document ?? null,
    fillIn(values, which) {
      const unsaved = unsavedIn(actor.getSnapshot().context)
      const changed = unsaved.filter(({ key }) => {
        const { document } = entries.get(key)!
        const before = document.getSnapshot().context.values
        const wanted = Object.entries(values).filter(
          ([name]) => which === 'all' || isEmpty(before[name]),
        )
        for (const [path, value] of wanted) {
          document.send({ type: 'user.edit', path, value: value ?? null })
        }
        return wanted.length > 0
      })
      return changed.length
    },
    all() {
      shown ??= actor.getSnapshot().context.files.map(shownOf)
      return shown
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start() {
      let wasSaving = false
      const subscriptions = [
        actor.subscribe((state) => {
          const isSaving = state.matches('saving')
          if (wasSaving && !isSaving) {
            void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(slug) })
          }
          wasSaving = isSaving
          change()
        }),
        actor.on('saveWanted', ({ key, intent }) => void save(key, intent)),
        actor.on('removed', ({ key }) => drop(key)),
        actor.on('ended', () => {
          for (const key of [...entries.keys()]) drop(key)
          forAll.forget()
        }),
        session.on('renewed', () => tellAll({ type: 'session.renewed' })),
      ]
      const online = () => tellAll({ type: 'browser.online' })
      globalThis.addEventListener('online', online)
      const stopUploads = files.uploads?.subscribe(show)
      actor.start()
      ends.push(
        () => globalThis.removeEventListener('online', online),
        () => stopUploads?.(),
        ...subscriptions.map((one) => () => one.unsubscribe()),
      )
      void takeUp()
    },
    leave() {
      isLeft = true
      guard()
      keeping.close()
      asking.abort()
      for (const end of ends) end()
      for (const { document } of entries.values()) document.stop()
      forAll.end()
      actor.stop()
    },
    isLeft: () => isLeft,
  }

  function tellAll(event: { type: 'session.renewed' | 'browser.online' }) {
    for (const { document } of entries.values()) document.send(event)
  }

  async function takeUp() {
    const found = await keeping.find()
    if (found === null || isLeft) return
    for (const { key, ...draft } of found.files) enter(key, draft, found.locale)
    if (found.forAll) forAll.restore(found.forAll)
    if (actor.getSnapshot().matches('idle')) {
      actor.send({ type: 'journal.found', files: found.files.map(given) })
    } else actor.send({ type: 'user.add', files: found.files.map(given), refused: [] })
  }
}

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)
