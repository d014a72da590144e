import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import type { DocumentData, DocumentRef } from '#contracts/documents'
import { idempotencyHeader } from '#contracts/documents'
import { openDocument } from '#machines/open-document'
import type { JournalRecord } from '#machines/recovery'
import { Problem } from '#problems'
import { startTexts } from '../../../ui/app/texts.ts'
import type { HttpRequest } from '../../../ui/client/http.ts'
import { createLastSaves } from '../../../ui/client/last-saves.ts'
import { readStart } from '../../../ui/client/list-preferences.ts'
import type { Heard } from '../../../ui/client/live/live.ts'
import { createLive } from '../../../ui/client/live/live.ts'
import { samplePanel } from '../../../ui/gallery/fields/sample-panel.ts'
import { peopleBefore } from '../../../ui/kit/people.ts'
import { documentWork } from '../../../ui/views/document/work/document-work.ts'
import { aCollection, aConfig } from '../../kit/client-config.ts'
import { startSession } from '../../kit/machines/session.ts'
import { standInForBrowser } from '../live/kit.ts'

const ref: DocumentRef = { kind: 'collection', slug: 'posts', id: 1, locale: null }
const posts = aCollection({ locks: true })
const plain = aConfig({ collections: [posts], comparesBase: true })

/** As much of a page as an open document listens to. */
let page: EventTarget & { document: EventTarget & { visibilityState: string } }

beforeEach(() => {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  page = Object.assign(new EventTarget(), { document })
  const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} }
  standInForBrowser()
  vi.stubGlobal('window', page)
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => vi.unstubAllGlobals())

/** A post over a panel whose server answers at once, unless it is `held`. */
async function openPost(config = plain) {
  let stored: DocumentData = { id: 1, title: 'Hello', updatedAt: '2026-11-22T10:00:00.000Z' }
  let held = Promise.resolve()
  let isLost = false
  let lastSave: string | undefined
  const asked: string[] = []
  const http = (async (path: string, request: HttpRequest = {}) => {
    const { method = 'GET', body, headers } = request
    asked.push(`${method} ${path}`)
    if (path.startsWith('/access') || path.includes('/access/'))
      return { update: true, delete: true }
    if (path.includes('lock')) return { lock: null }
    if (method === 'GET') return stored
    await held
    stored = { ...stored, ...(body as DocumentData), updatedAt: '2026-11-22T10:00:01.000Z' }
    lastSave = headers?.[idempotencyHeader]
    if (isLost) throw new Problem('server.unreachable')
    return { doc: stored }
  }) as never
  let tell = (_heard: Heard) => {}
  const shown: unknown[] = []
  const records = new Map<string, JournalRecord>()
  const { actor: session } = startSession()
  const panel = {
    ...samplePanel(await startTexts('en'), config, http),
    lastSaves: createLastSaves(),
    shownLists: new Map(),
    session,
    live: createLive({
      open: async (hear) => {
        tell = hear
        return { show: ({ documents }) => shown.push(documents) }
      },
      untilIdle: async () => {},
    }),
    journal: {
      keep: async (record: JournalRecord) => void records.set(record.key, record),
      forget: async (key: string) => void records.delete(key),
      find: async () => ({ records: [], open: [] }),
      left: async () => undefined,
      holdOpen: () => {},
    },
  }
  panel.navigation.start()
  const told: string[] = []
  let wantSave = () => {}
  const opened = openDocument(
    documentWork({
      panel: panel as never,
      config,
      entity: posts,
      reference: ref,
      host: {
        unsaved: () => told.push('unsaved'),
        settled: () => told.push('settled'),
        notSaved: () => told.push('not saved'),
        onSaveWanted: (save) => {
          wantSave = save
          return () => {}
        },
        named: (id) => told.push(`named ${id}`),
        left: (to) => told.push(`left ${to}`),
        deleted: () => told.push('deleted'),
      },
      form: () => null,
    }),
  )
  opened.start()
  await waitFor(opened.document, (state) => state.matches('open'))
  return {
    ...opened,
    ...{ asked, panel, records, shown, told },
    wantSave: () => wantSave(),
    type: () => opened.document.send({ type: 'user.edit', path: 'title', value: 'Typed' }),
    hear: (heard: Heard) => tell(heard),
    stored: () => stored,
    /** Somebody else saves. */
    store(data: DocumentData) {
      stored = { ...stored, ...data }
    },
    /** Saves are written, and their answers lost. */
    loseAnswers() {
      isLost = true
    },
    lastSave: () => lastSave,
    hold(until: Promise<void>) {
      held = until
    },
  }
}

test('a document is read, guarded, kept at once when the page is left, and saved', async () => {
  const { document, type, asked, records, stored, told } = await openPost()
  type()
  expect(told).toEqual(['unsaved'])

  page.document.visibilityState = 'hidden'
  page.document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => [...records.values()]).toMatchObject([{ values: { title: 'Typed' } }])

  document.send({ type: 'user.save', intent: 'save' })
  await waitFor(document, (state) => state.matches({ open: { settled: 'saved' } }))
  expect(asked).toContain('PATCH /posts/1')
  expect(stored().title).toBe('Typed')
  expect(new Set(told)).toEqual(new Set(['unsaved', 'settled']))
  expect(told.at(-1)).toBe('settled')
  await expect.poll(() => records.size).toBe(0)
})

test('17.16 DOC-3 after a save, what the person chose for lists is read again', async () => {
  const { document, type, asked, panel } = await openPost()
  await readStart(panel.http, panel.queries, 'posts')
  await readStart(panel.http, panel.queries, 'posts')
  const preference = 'GET /payload-preferences/collection-posts'
  expect(asked.filter((path) => path === preference)).toHaveLength(1)

  type()
  document.send({ type: 'user.save', intent: 'save' })
  await waitFor(document, (state) => state.matches({ open: { settled: 'saved' } }))
  await readStart(panel.http, panel.queries, 'posts')
  await readStart(panel.http, panel.queries, 'posts')

  expect(asked.filter((path) => path === preference)).toHaveLength(2)
})

test('whoever opens it again waits for the save that it was left with', async () => {
  const { document, type, leave, hold, panel } = await openPost()
  let answer = () => {}
  hold(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  type()
  document.send({ type: 'user.save', intent: 'save' })
  leave()
  let hasEnded = false
  const ended = panel.lastSaves.ended(ref).then(() => {
    hasEnded = true
  })
  await expect.poll(() => document.getSnapshot().matches({ open: 'saving' })).toBe(true)
  expect(hasEnded).toBe(false)

  answer()
  await ended
  expect(document.getSnapshot().context.base.title).toBe('Typed')
})

test('LOCK-6 it tells the others what is done to it, and hears what they do', async () => {
  const { document, type, hear, shown, status } = await openPost()
  type()
  page.dispatchEvent(new Event('focusin'))
  await expect
    .poll(() => shown.at(-1))
    .toEqual([{ collectionSlug: 'posts', id: 1, activity: 'editing' }])
  const asked = { collectionSlug: 'posts', id: 1 }
  const by = { id: 2, collection: 'users', title: 'Ann' }
  const person = { who: by, isMe: false, activity: 'viewing' as const }
  hear({ type: 'present', document: asked, people: [person] })
  hear({ type: 'present', document: { ...asked, id: 2 }, people: [] })
  expect(peopleBefore(document).all()).toEqual([person])

  hear({ type: 'saved', document: asked, by, isMine: false, at: '2026-11-22T10:00:09.000Z' })
  expect(status.get().reason).toMatchObject({ code: 'newerUnsaved', name: 'Ann' })
})

const asked = { collectionSlug: 'posts', id: 1 }
const me = { id: 1, collection: 'users', title: 'Me' }
const second = '2026-11-22T10:00:01.000Z'
const third = '2026-11-22T10:00:02.000Z'

/** A post whose save was written, and not answered. */
async function openUnanswered(config = plain) {
  const opened = await openPost(config)
  const { document, loseAnswers, type } = opened
  loseAnswers()
  type()
  document.send({ type: 'user.save', intent: 'save' })
  await waitFor(document, (state) => state.matches({ open: { unsaved: 'offline' } }))
  return opened
}

test('33.10 a save without an answer is this window’s own when the stream tells of it', async () => {
  const { hear, lastSave, remoteChanges, status } = await openUnanswered()
  hear({
    ...{ type: 'saved', document: asked, by: me, isMine: true, at: second },
    save: lastSave()!,
  })
  expect(status.get()).toMatchObject({ reason: { code: 'offline' }, besides: null })

  hear({ type: 'saved', document: asked, by: me, isMine: true, at: third, save: 'another' })
  expect(status.get().besides).toMatchObject({ code: 'newerMine' })
  expect(remoteChanges.getSnapshot().matches('newer')).toBe(true)
})

test('33.10 and when it is found by looking', async () => {
  const { hear, remoteChanges, status } = await openUnanswered()
  hear({ type: 'missed' })
  await waitFor(remoteChanges, (state) => !state.matches('looking'))
  expect(status.get()).toMatchObject({ reason: { code: 'offline' }, besides: null })
})

test('33.10 also where a deploy has put nothing in other words', async () => {
  const { hear, remoteChanges, status, store } = await openUnanswered()
  store({ remark: { inner: null } })
  hear({ type: 'missed' })
  await waitFor(remoteChanges, (state) => !state.matches('looking'))
  expect(status.get()).toMatchObject({ reason: { code: 'offline' }, besides: null })
})

describe('33.10 where a hook of the collection may change everything', () => {
  const slugs = ['posts']
  const rules = {
    ...{ maxTextLength: 100, idTypes: {}, hooked: { collections: slugs, globals: [] } },
    rewritten: { collections: slugs, globals: [] },
  }
  const hooked = aConfig({ collections: [posts], comparesBase: true, rules })

  test.each<[string, DocumentData]>([
    ['what it tidied is this window’s own', { title: ' typed ' }],
    ['so is what it took over as it was sent', {}],
  ])('%s', async (_, made) => {
    const { hear, remoteChanges, status, store } = await openUnanswered(hooked)
    store(made)
    hear({ type: 'missed' })
    await waitFor(remoteChanges, (state) => !state.matches('looking'))
    expect(status.get()).toMatchObject({ reason: { code: 'offline' }, besides: null })
  })

  test.each<[string, DocumentData]>([
    ['other words in the same field', { title: 'Typed by another' }],
    ['words in another field', { slug: 'theirs' }],
  ])('%s are news', async (_, theirs) => {
    const { hear, remoteChanges, status, store } = await openUnanswered(hooked)
    store({ ...theirs, updatedAt: third })
    hear({ type: 'missed' })
    await waitFor(remoteChanges, (state) => !state.matches('looking'))
    expect(status.get().besides).toMatchObject({ code: 'newer' })
  })
})

test('33.10 what somebody else wrote over it is news', async () => {
  const { hear, remoteChanges, status, store } = await openUnanswered()
  store({ slug: 'theirs', updatedAt: third })
  hear({ type: 'missed' })
  await waitFor(remoteChanges, (state) => !state.matches('looking'))
  expect(status.get().besides).toMatchObject({ code: 'newer' })
})

test('what the page, the network and the session say is heard until it is left', async () => {
  const { document, leave } = await openPost()
  const send = vi.spyOn(document, 'send')
  page.dispatchEvent(new Event('online'))
  expect(send).toHaveBeenCalledWith({ type: 'browser.online' })

  leave()
  await expect.poll(() => document.getSnapshot().status).toBe('stopped')
  send.mockClear()
  page.dispatchEvent(new Event('online'))
  page.dispatchEvent(new Event('beforeunload'))
  expect(send).not.toHaveBeenCalled()
})
