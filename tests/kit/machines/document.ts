import { createActor, SimulatedClock } from 'xstate'
import type {
  DocumentData,
  DocumentId,
  DocumentPermissions,
  DocumentRef,
  Json,
  LoadedDocument,
  SaveIntent,
} from '#contracts/documents'
import type {
  DocumentEmitted,
  DocumentEvent,
  DocumentInput,
  Edit,
  Edited,
  SavedDocument,
  SaveRequest,
  Side,
} from '#machines/document'
import { documentMachine } from '#machines/document'
import { Problem } from '#problems'
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

/** An edit of each kind besides typing. */
export const otherEdits = {
  insertRow: { change: 'insertRow', path: 'links', index: 0, row: aLink('new') },
  removeRow: { change: 'removeRow', path: 'links', index: 0 },
  moveRow: { change: 'moveRow', path: 'links', from: 0, to: 1 },
  fill: { change: 'fill', values: aPost({ title: 'Filled' }) },
  step: { change: 'step', values: aPost({ title: 'Stepped' }) },
} satisfies Record<string, Edit>

export const documentEvents: OneOfEach<DocumentEvent> = {
  'user.edit': { type: 'user.edit', path: 'title', value: 'Typed' },
  'user.save': { type: 'user.save', intent: 'save' },
  'user.choose': { type: 'user.choose', place: ['title'], side: 'mine' },
  'user.revert': { type: 'user.revert' },
  'user.leave': { type: 'user.leave' },
  'user.retry': { type: 'user.retry' },
  'user.recreate': { type: 'user.recreate' },
  'server.deleted': { type: 'server.deleted' },
  'server.renewed': {
    type: 'server.renewed',
    data: aPost({ title: 'Renewed' }),
    isPublic: true,
  },
  'journal.restored': {
    type: 'journal.restored',
    values: aPost({ title: 'Restored' }),
    unparsed: [],
    keptAt: 1000,
  },
  'server.gone': { type: 'server.gone' },
  'server.back': { type: 'server.back', data: aPost({ title: 'Brought back' }), isPublic: true },
  'user.takeIn': {
    type: 'user.takeIn',
    data: aPost({ title: 'Taken in' }),
    isPublic: true,
  },
  'server.locked': { type: 'server.locked' },
  'server.unlocked': { type: 'server.unlocked' },
  'session.renewed': { type: 'session.renewed' },
  'browser.online': { type: 'browser.online' },
}

type Starting = Partial<DocumentInput>

/** A document that is being read, over a server that answers by hand. */
export function startDocument({
  ref = postRef,
  hasDrafts = false,
  autosaveMs = null,
  whole = {},
  namedByHand,
  hooked,
}: Starting = {}) {
  const load = heldWork<LoadedDocument, DocumentRef>()
  const save = heldWork<SavedDocument, SaveRequest>()
  const clock = new SimulatedClock()
  const emitted: Exclude<DocumentEmitted, Edited>[] = []
  const edits: Edited[] = []
  const actor = createActor(
    documentMachine.provide({ actors: { load: load.logic, save: save.logic } }),
    {
      clock,
      input: {
        ...{ ref, hasDrafts, autosaveMs, whole },
        ...(namedByHand && { namedByHand }),
        ...(hooked && { hooked }),
      },
    },
  )
  actor.on('*', (event) => {
    if (event.type === 'edited') edits.push(event)
    else emitted.push(event)
  })
  actor.start()

  const has = (tag: 'busy' | 'unsaved') => actor.getSnapshot().hasTag(tag)
  const context = () => actor.getSnapshot().context
  const places = () => placesOf(actor.getSnapshot().value)

  return {
    actor,
    clock,
    /** What was told, but for each edit. */
    emitted,
    edits,
    asked: { load: load.asked, save: save.asked },
    answer: {
      load: load.answer,
      save: (data: DocumentData, id: DocumentId | null = 1) =>
        save.answer({ id, data, savedAt: 1000 }),
    },
    refuse: { load: load.refuse, save: save.refuse },
    places,
    /** Where an open document is, e.g. `saved`, `unsaved.dirty` or `unsaved.failed`. */
    content: () => places()[0]?.replace(/^open\.|settled\.|refused\./g, ''),
    has,
    context,
    values: () => context().values,
    type: (value: Json, path = 'title') => actor.send({ type: 'user.edit', path, value }),
    edit: (edit: Edit) => actor.send({ type: 'user.edit', ...edit }),
    save: (intent: SaveIntent = 'save') => actor.send({ type: 'user.save', intent }),
    choose: (side: Side, ...place: string[]) => actor.send({ type: 'user.choose', place, side }),
    /** Sends the event of a type, with kind data. */
    hear: (type: DocumentEvent['type']) => actor.send(documentEvents[type]),
  }
}

interface Opening extends Starting {
  data?: DocumentData
  permissions?: Partial<DocumentPermissions>
}

/** A document that was read, and may be changed. */
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
  gone: new Problem('document.notFound'),
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

/** Why a save is refused when somebody else has saved: their version. */
export const staleBy = (values: DocumentData, post = aPost()): Problem =>
  new Problem('document.stale', { current: { ...post, ...values } })
