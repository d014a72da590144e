import { createActor, SimulatedClock } from 'xstate'
import type {
  DocumentData,
  DocumentId,
  DocumentPermissions,
  DocumentRef,
  Json,
  LoadedDocument,
  SaveIntent,
} from '#config-schema'
import { Problem } from '#config-schema'
import type { DocumentEmitted, DocumentEvent, SavedDocument, SaveRequest } from '#machines/document'
import { documentMachine } from '#machines/document'
import type { OneOfEach } from './events.ts'
import { heldWork } from './held-work.ts'
import { placesOf } from './leaves.ts'

export type TestDocument = ReturnType<typeof startDocument>

export const postRef: DocumentRef = { kind: 'collection', slug: 'posts', id: 1, locale: null }

export const newPostRef: DocumentRef = { ...postRef, id: null }

export const aPost = (values: DocumentData = {}): DocumentData => ({
  title: 'Hello',
  slug: 'hello',
  links: [],
  ...values,
})

/** A post with the links of these ids, each labelled with its id. */
export const linkedPost = (...ids: string[]): DocumentData =>
  aPost({ links: ids.map((id) => aLink(id)) })

export const aLink = (id: string, label = id): DocumentData => ({ id, label })

export const documentEvents: OneOfEach<DocumentEvent> = {
  'user.edit': { type: 'user.edit', path: 'title', value: 'Typed' },
  'user.insertRow': { type: 'user.insertRow', path: 'links', index: 0, row: aLink('new') },
  'user.removeRow': { type: 'user.removeRow', path: 'links', index: 0 },
  'user.moveRow': { type: 'user.moveRow', path: 'links', from: 0, to: 1 },
  'user.save': { type: 'user.save', intent: 'save' },
  'user.revert': { type: 'user.revert' },
  'user.delete': { type: 'user.delete' },
  'user.confirmDelete': { type: 'user.confirmDelete' },
  'user.cancelDelete': { type: 'user.cancelDelete' },
  'user.retry': { type: 'user.retry' },
  'session.renewed': { type: 'session.renewed' },
  'browser.online': { type: 'browser.online' },
}

/** A document that is being read, over a server that answers by hand. */
export function startDocument({ ref = postRef, hasDrafts = false } = {}) {
  const load = heldWork<LoadedDocument, DocumentRef>()
  const save = heldWork<SavedDocument, SaveRequest>()
  const remove = heldWork<void, DocumentRef>()
  const clock = new SimulatedClock()
  const emitted: DocumentEmitted[] = []
  const actor = createActor(
    documentMachine.provide({
      actors: { load: load.logic, save: save.logic, remove: remove.logic },
    }),
    { clock, input: { ref, hasDrafts, whole: {} } },
  )
  actor.on('*', (event) => emitted.push(event))
  actor.start()

  const has = (tag: 'busy' | 'unsaved') => actor.getSnapshot().hasTag(tag)
  const context = () => actor.getSnapshot().context
  const regionOf = (region: 'content' | 'removal') => () =>
    placesOf(actor.getSnapshot().value)
      .find((place) => place.startsWith(`open.${region}.`))
      ?.replace(`open.${region}.`, '')

  return {
    actor,
    clock,
    emitted,
    asked: { load: load.asked, save: save.asked, remove: remove.asked },
    answer: {
      load: load.answer,
      save: (data: DocumentData, id: DocumentId | null = 1) =>
        save.answer({ id, data, savedAt: 1000 }),
      remove: () => remove.answer(),
    },
    refuse: { load: load.refuse, save: save.refuse, remove: remove.refuse },
    places: () => placesOf(actor.getSnapshot().value),
    content: regionOf('content'),
    removal: regionOf('removal'),
    has,
    context,
    values: () => context().values,
    type: (value: Json, path = 'title') => actor.send({ type: 'user.edit', path, value }),
    save: (intent: SaveIntent = 'save') => actor.send({ type: 'user.save', intent }),
    /** Sends the event of a type, with kind data. */
    hear: (type: DocumentEvent['type']) => actor.send(documentEvents[type]),
  }
}

interface Opening {
  data?: DocumentData
  permissions?: Partial<DocumentPermissions>
  ref?: DocumentRef
  hasDrafts?: boolean
}

/** A document that was read, and may be changed and deleted. */
export async function openDocument({
  data = aPost(),
  permissions = {},
  ...input
}: Opening = {}): Promise<TestDocument> {
  const document = startDocument(input)
  await document.answer.load({
    data,
    permissions: { update: true, delete: true, publish: true, ...permissions },
  })
  return document
}

/** A document with a typed title that is on its way to the server. */
export async function savingDocument(opening: Opening = {}): Promise<TestDocument> {
  const document = await openDocument(opening)
  document.type('Typed')
  document.save()
  return document
}

/** The problem with which a save ends in each of these states. */
export const problemOf = {
  invalid: new Problem('document.invalid', { fields: [{ path: 'title', message: 'Too short.' }] }),
  offline: new Problem('server.unreachable'),
  unauthorised: new Problem('session.ended'),
  locked: new Problem('document.locked'),
  failed: new Problem('request.tooLarge', { details: { limit: '2 MB' } }),
}

export type Failure = keyof typeof problemOf

/** A document whose save failed, with the typed title still there. */
export async function failedDocument(
  failure: Failure,
  opening: Opening = {},
): Promise<TestDocument> {
  const document = await savingDocument(opening)
  await document.refuse.save(problemOf[failure])
  return document
}
