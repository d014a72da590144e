import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import { adminConfigPath, strangerHeader } from '#contracts/admin-config'
import type { CollectionRef } from '#contracts/documents'
import { isProblem } from '#problems'
import { openPanel } from '../../../ui/app/open-panel.ts'
import { allLocks } from '../../../ui/client/all-locks.ts'
import { changeMany, lookAtMany } from '../../../ui/client/bulk/change-many.ts'
import { listIds } from '../../../ui/client/bulk/list-ids.ts'
import { readChanges } from '../../../ui/client/changes.ts'
import { firstChoices, readChoices } from '../../../ui/client/choices.ts'
import { writeCopy } from '../../../ui/client/copies.ts'
import { duplicateDocument, readDocument, removeDocument } from '../../../ui/client/documents.ts'
import { readPart } from '../../../ui/client/export/index.ts'
import { findDocuments } from '../../../ui/client/find-documents.ts'
import { readFormState } from '../../../ui/client/form-state.ts'
import { readGroups } from '../../../ui/client/groups.ts'
import type { ImportWork } from '../../../ui/client/import/index.ts'
import { lookAtParts } from '../../../ui/client/import/index.ts'
import { readPage } from '../../../ui/client/lists.ts'
import { changeLock, readLock } from '../../../ui/client/locks.ts'
import { moveDocuments } from '../../../ui/client/order.ts'
import { keepPreference, readPreference } from '../../../ui/client/preferences.ts'
import { readViews, saveView } from '../../../ui/client/query-presets.ts'
import { reindexCollections } from '../../../ui/client/reindex.ts'
import { saveDocument } from '../../../ui/client/save-document.ts'
import { planPublication, readSchedule } from '../../../ui/client/schedule.ts'
import { summaryReader } from '../../../ui/client/summaries.ts'
import { moveToTrash } from '../../../ui/client/trash.ts'
import { readVersions } from '../../../ui/client/version-pages.ts'
import { readSides, restoreVersion } from '../../../ui/client/versions.ts'
import type { Panel } from '../../../ui/kit/panel.ts'
import { refreshConfig } from '../../../ui/kit/refresh-config.ts'
import { aCollection, aConfig } from '../../kit/client-config.ts'
import { standInForBrowser } from '../live/kit.ts'

const { signal } = new AbortController()
const posts = aCollection()
const ref: CollectionRef = { kind: 'collection', slug: 'posts', id: 1, locale: null }
const versioned = { ref, entity: posts, isLocalized: false }
const list = {
  slug: 'posts',
  page: 1,
  limit: 10,
  sort: 'title',
  where: null,
  fields: ['title'],
  drafts: false,
  locale: null,
}
const change = { kind: 'edit', data: { title: 'New' } } as const
const job = { change, target: { kind: 'these', ids: [1] }, locale: null } as const
const bulk = { job, documents: [{ id: 1 }] }

const saving = ({ files }: Panel) => ({
  files,
  hasDrafts: false,
  creation: 'a',
  comparesBase: true,
  signal,
})

const save = (panel: Panel, changes: Parameters<typeof saveDocument>[1]['changes']) =>
  saveDocument(panel.http, { ref, changes, intent: 'save', base: null }, saving(panel))

/** An import of one line, kept nowhere. */
const importing = ({ http }: Panel): ImportWork => ({
  http,
  collection: posts,
  known: new Map(),
  locale: null,
  kept: {
    key: 'a',
    store: {
      parts: async () => [[{ line: 1, cells: [] }]],
      keep: async () => {},
    } as unknown as ImportWork['kept']['store'],
  },
  references: { learn: async () => {} } as unknown as ImportWork['references'],
  readText: (text) => text,
  keys: new Map(),
})

const importQuestion = {
  source: { columns: [], dates: null, decimal: null },
  targets: [],
  key: null,
  mode: 'create',
  locale: null,
  parts: [0],
  attempt: 1,
} as unknown as Parameters<typeof lookAtParts>[1]

/** Every kind of question that the panel asks for somebody who is signed in. */
const questions: Record<string, (panel: Panel) => unknown> = {
  'reading a document': ({ http }) => readDocument(http, ref, true, signal),
  'saving it': (panel) => save(panel, { title: 'New' }),
  'saving it with a file': (panel) =>
    save(panel, { file: panel.files.keep(new File(['a'], 'a.txt')) }),
  'copying a language': (panel) =>
    writeCopy(panel.http, ref, { locale: 'de', changes: {}, base: 'a' }, saving(panel)),
  'duplicating it': ({ http }) => duplicateDocument(http, ref, 'one'),
  'deleting it': ({ http }) => removeDocument(http, ref),
  'moving it to the trash': ({ http }) => moveToTrash(http, ref, 'one'),
  'its form state': ({ http }) =>
    readFormState(http, { ref, base: {}, values: {}, whole: {}, isRefused: false }, signal),
  'its lock': ({ http }) => readLock(http, ref, signal),
  'taking its lock': ({ http }) => changeLock(http, ref, 'acquire', signal),
  'releasing its lock': ({ http }) => changeLock(http, ref, 'release'),
  'all locks': ({ http, queries }) => queries.fetchQuery(allLocks(http)),
  'its schedule': ({ http }) => readSchedule(http, ref, signal),
  'scheduling it': ({ http }) =>
    planPublication(
      http,
      ref,
      { action: 'publish', at: '', locale: null, timezone: 'UTC' },
      signal,
    ),
  'its versions': ({ http }) => readVersions(http, versioned, { page: 1, limit: 10 }, signal),
  'two versions': ({ http }) => readSides(http, versioned, 'a', 'b', signal),
  'restoring one': ({ http }) =>
    restoreVersion(http, versioned, 'a', { as: 'published', base: null, name: 'one' }),
  'what versions changed': ({ http }) =>
    readChanges(http, versioned, { from: null, limit: 10, isTold: true }, signal),
  'a page of a list': ({ http }) => readPage(http, list, signal),
  'the groups of a list': ({ http }) => readGroups(http, { ...list, groupBy: 'title' }, signal),
  'moving in a list': ({ http }) =>
    moveDocuments(http, list, { ids: [1], to: { place: 'top' } }, signal),
  'the views of a list': ({ http }) => readViews(http, { slug: 'posts', user: 1 }, signal),
  'saving a view': ({ http }) =>
    saveView(
      http,
      { slug: 'posts', user: 1 },
      { id: null, title: 'Mine', sharing: {}, list: null } as never,
      signal,
    ),
  'everything in a list': ({ http }) =>
    listIds(http, list, { kind: 'all', without: [] } as never, signal),
  'a dry run over many': ({ http }) =>
    lookAtMany({ http, collection: posts, changesMany: true }, bulk, signal),
  'changing many': ({ http }) =>
    changeMany({ http, collection: posts, changesMany: true }, bulk, signal),
  'changing many, one by one': ({ http }) =>
    changeMany({ http, collection: posts, changesMany: false }, bulk, signal),
  'a part of an export': ({ http }) =>
    readPart(
      http,
      { ...list, paths: ['title'], jsons: new Set(), hasPoint: false },
      { format: 'csv', fields: 'shown', page: 1, known: [], done: 0 },
      signal,
    ),
  'a part of an import': (panel) => lookAtParts(importing(panel), importQuestion, signal),
  reindexing: ({ http }) =>
    reindexCollections(http, { slug: 'search', collections: ['posts'], locale: null }, () => {}),
  'choices of a relationship': ({ http }) =>
    readChoices(http, { collections: [posts], search: '', locale: null }, firstChoices, signal),
  'titles of documents': ({ http }) => summaryReader(http, posts, null)(1),
  'the search of the palette': ({ http }) =>
    findDocuments(http, { collections: [posts], words: 'a', locale: null }, signal),
  'a preference': ({ http }) => readPreference(http, 'nav'),
  'keeping a preference': ({ http }) => keepPreference(http, 'nav', {}),
  'the config again': (panel) => refreshConfig(panel),
}
const kinds = Object.entries(questions)

/** How servers say that nobody is signed in. */
const endings: Record<string, () => Response> = {
  'session.ended': () =>
    Response.json(
      { code: 'session.ended', errors: [{ message: 'session.ended' }] },
      { status: 401 },
    ),
  '401 alone': () => new Response(null, { status: 401 }),
  'what strangers may see': () =>
    Response.json({ kind: 'signedOut', docs: [] }, { headers: { [strangerHeader]: 'yes' } }),
}

/** What the server answers to whatever is no question of who is here. */
let answer: (url: string) => Response
/** Who the server says is here. */
let visitor: unknown

beforeEach(() => {
  standInForBrowser()
  visitor = aConfig({ user: { ...aConfig().user, sessionEndsAt: Date.now() + 60_000 } })
  answer = () => Response.json({})
  vi.stubGlobal('fetch', async (url: string) =>
    url === `/api${adminConfigPath}` && visitor !== null ? Response.json(visitor) : answer(url),
  )
})
afterEach(() => vi.unstubAllGlobals())

/** A panel in which somebody is signed in, and how often it asked to sign in again. */
async function signedInPanel() {
  const panel = await openPanel(aBrowser(), {
    admin: '/admin',
    api: '/api',
    cookiePrefix: 'payload',
    language: 'en',
    theme: 'all',
    hasSession: true,
  })
  await waitFor(panel.session, (state) => state.matches('signedIn'))
  let ends = 0
  let hasEnded = false
  panel.session.subscribe((state) => {
    if (state.matches('ended') && !hasEnded) ends += 1
    hasEnded = state.matches('ended')
  })
  return { panel, ends: () => ends }
}

/** As much of a window as a panel that draws nothing asks for. */
const aBrowser = () =>
  Object.assign(new EventTarget(), {
    setInterval() {},
    performance,
    document: Object.assign(new EventTarget(), {
      cookie: '',
      documentElement: { dataset: {} },
      getElementById: () => null,
    }),
    history: { state: null, replaceState: () => {} },
    location: { pathname: '/admin', search: '' },
    matchMedia: () => Object.assign(new EventTarget(), { matches: false }),
  }) as unknown as Window

const quietly = async (asking: unknown) => {
  await Promise.resolve(asking).catch(() => {})
}

describe.each(Object.entries(endings))('NAV-9 to %s', (_how, ending) => {
  test.each(kinds)('%s asks to sign in again, once', async (_kind, ask) => {
    const { panel, ends } = await signedInPanel()
    answer = ending
    visitor = null

    await quietly(ask(panel))

    expect(ends()).toBe(1)
  })

  test('the stream of what others do asks to sign in again, once', async () => {
    const { panel, ends } = await signedInPanel()
    answer = ending

    panel.live.watch(() => {}).show({ collections: ['posts'] })

    await waitFor(panel.session, (state) => state.matches('ended'))
    expect(ends()).toBe(1)
    panel.session.send({ type: 'user.signOut' })
    await waitFor(panel.session, (state) => state.matches('signedIn'))
  })

  test('all of them at once ask once', async () => {
    const { panel, ends } = await signedInPanel()
    answer = ending
    visitor = null

    await Promise.all(kinds.map(([, ask]) => quietly(ask(panel))))

    expect(ends()).toBe(1)
  })
})

test('NAV-9 whoever asked hears that the session has ended', async () => {
  const { panel } = await signedInPanel()
  answer = endings['session.ended']!

  const thrown = await readDocument(panel.http, ref, true, signal).catch((problem) => problem)

  expect(isProblem(thrown, 'session.ended')).toBe(true)
})

test('NAV-9 what the ended session is answered late ends no new one, and is asked again', async () => {
  const { panel, ends } = await signedInPanel()
  const answers: ((response: Response) => void)[] = []
  vi.stubGlobal('fetch', (url: string) =>
    url.startsWith('/api/posts')
      ? new Promise<Response>((resolve) => answers.push(resolve))
      : Promise.resolve(
          Response.json(url.endsWith(adminConfigPath) ? visitor : { user: { id: 1 } }),
        ),
  )
  const shown = new QueryObserver(panel.queries, {
    queryKey: ['list', 'posts'],
    queryFn: () => readPage(panel.http, list),
    retry: false,
  })
  const leave = shown.subscribe(() => {})
  panel.session.send({ type: 'server.sessionEnded' })
  await waitFor(panel.session, (state) => state.hasTag('asking'))
  const credentials = { identifier: 'ann@example.com', password: 'right' }
  panel.session.send({ type: 'user.signIn', credentials })
  await waitFor(panel.session, (state) => state.matches('signedIn'))
  await expect.poll(() => answers).toHaveLength(2)

  answers[0]?.(endings['session.ended']!())
  answers[1]?.(Response.json({ docs: [], totalDocs: 0 }))
  await expect.poll(() => shown.getCurrentResult().isSuccess).toBe(true)

  leave()
  expect(ends()).toBe(1)
  expect(panel.session.getSnapshot().matches('signedIn')).toBe(true)
})

test('NAV-9 no other refusal asks to sign in again', async () => {
  const { panel, ends } = await signedInPanel()
  answer = () => new Response(null, { status: 403 })

  await Promise.all(kinds.map(([, ask]) => quietly(ask(panel))))

  expect(ends()).toBe(0)
})

test('SRCH-1 whoever may not reindex is still signed in', async () => {
  const { panel, ends } = await signedInPanel()
  answer = () => Response.json({ message: 'You may not.' }, { status: 401 })

  await quietly(questions.reindexing!(panel))

  expect(ends()).toBe(0)
})

describe('NAV-9 signing out on purpose', () => {
  test('is no end that anybody is asked about, whatever is answered late', async () => {
    const { panel, ends } = await signedInPanel()
    visitor = { ...aConfig(), kind: 'signedOut', needsFirstUser: false }
    let answerLate = () => {}
    const late = new Promise<Response>((resolve) => {
      answerLate = () => resolve(endings['session.ended']!())
    })
    vi.stubGlobal('fetch', async (url: string) => {
      if (url.startsWith('/api/posts')) return late
      return url.endsWith(adminConfigPath) ? Response.json(visitor) : Response.json({})
    })
    const asked = quietly(readPage(panel.http, list))

    panel.session.send({ type: 'user.signOut' })
    await waitFor(panel.session, (state) => state.matches('signedOut'))
    answerLate()
    await asked

    expect(panel.session.getSnapshot().matches('signedOut')).toBe(true)
    expect(ends()).toBe(0)
  })

  test('a wrong password is no ended session', async () => {
    const { panel, ends } = await signedInPanel()
    visitor = { ...aConfig(), kind: 'signedOut', needsFirstUser: false }
    panel.session.send({ type: 'user.signOut' })
    await waitFor(panel.session, (state) => state.matches('signedOut'))
    answer = endings['401 alone']!

    const credentials = { identifier: 'ann@example.com', password: 'wrong' }
    panel.session.send({ type: 'user.signIn', credentials })
    const { context } = await waitFor(panel.session, ({ context }) => context.problem !== null)

    expect(context.problem).toMatchObject({ code: 'session.wrongCredentials' })
    expect(ends()).toBe(0)
  })
})
