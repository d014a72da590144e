import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { DocumentData, SaveIntent } from '#contracts/documents'
import type { DocumentActor, DocumentEmitted } from '#machines/document'
import { documentMachine } from '#machines/document'
import { readDocument } from '../../ui/client/documents.ts'
import { createFiles } from '../../ui/client/files.ts'
import { createHttp } from '../../ui/client/http.ts'
import { saveDocument } from '../../ui/client/save-document.ts'
import { revisedSite } from './kit/revised-site.ts'
import type { TestServer } from './kit/serve.ts'
import { serve } from './kit/serve.ts'

type Send = () => Promise<Response>

/** What becomes of a save on its way there and back. */
type Network = (send: Send) => Promise<Response>

let server: TestServer
let cookie: string
let network: Network = (send) => send()
const http = createHttp({ api: '/api', language: () => 'en' })

beforeAll(async () => {
  server = await serve(revisedSite())
  cookie = await server.signIn()
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    if (!path.startsWith('/')) return ownFetch(path, init)
    const send = () => server.ask(path, { ...init, headers: { ...init.headers, cookie } })
    return init.method === 'PATCH' ? network(send) : send()
  })
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await server.close()
})

const ownFetch = globalThis.fetch

/** The panel's document over its own client, and the real server behind a bad network. */
async function openDocument(slug: 'pages' | 'articles' = 'pages') {
  const hasDrafts = slug === 'articles'
  const data = { title: 'Hello', state: 'open', rows: [{ text: 'a' }] }
  const { id } = await server.payload.create({
    collection: slug,
    data: { ...data, ...(hasDrafts && { _status: 'published' }) },
  } as never)
  const ref = { kind: 'collection', slug, id: id as number, locale: null } as const
  const clock = new SimulatedClock()
  const { signal } = new AbortController()
  const saving = { files: createFiles(), hasDrafts, creation: 'one', comparesBase: true }
  const document: DocumentActor = createActor(
    documentMachine.provide({
      actors: {
        load: fromPromise(({ input }) => readDocument(http, input, hasDrafts, signal)),
        save: fromPromise(({ input }) => {
          const form = document.getSnapshot().context
          return saveDocument(http, input, { ...saving, form, signal })
        }),
      },
    }),
    { clock, input: { ref, hasDrafts, autosaveMs: null, whole: {} } },
  )
  const news: DocumentEmitted[] = []
  document.on('*', (event) => news.push(event))
  document.start()
  onTestFinished(() => {
    document.stop()
    network = (send) => send()
  })
  await waitFor(document, (state) => state.matches('open'))
  const type = (value: string) => document.send({ type: 'user.edit', path: 'title', value })
  return {
    clock,
    type,
    state: () => document.getSnapshot(),
    save: (intent: SaveIntent = 'save') => document.send({ type: 'user.save', intent }),
    isIn: (state: 'settled' | 'offline') =>
      waitFor(document, (now) =>
        now.matches(state === 'settled' ? { open: 'settled' } : { open: { unsaved: state } }),
      ),
    /** Fields of which it was said that somebody else changed them. */
    joined: () => news.flatMap((event) => (event.type === 'merged' ? event.fields : [])),
    stored: async () =>
      (await server.payload.findByID({
        collection: slug,
        id,
        depth: 0,
      })) as never as DocumentData,
    draftByOthers: (data: DocumentData, draft = true) =>
      server.payload.update({ collection: slug, id, data, draft } as never),
    versions: async () => {
      const where = { parent: { equals: id } }
      const { docs } = await server.payload.findVersions({ collection: slug, where } as never)
      return docs.map(({ version }: { version: DocumentData }) => version._status).reverse()
    },
  }
}

/** Lasts until it is let. */
function aWhile() {
  let letIt = () => {}
  const late = new Promise<void>((resolve) => {
    letIt = resolve
  })
  return { late, letIt: () => letIt() }
}

const lost = () => Promise.reject(new TypeError('network'))

describe('DOC-13 R2 a save', () => {
  test('that is dropped on its way is sent again', async () => {
    const document = await openDocument()
    network = lost
    document.type('Typed')
    document.save()
    await document.isIn('offline')

    network = (send) => send()
    document.clock.increment(2000)
    await document.isIn('settled')

    expect(await document.stored()).toMatchObject({ title: 'Typed', state: 'open' })
  })

  test('whose answer is dropped is found to be there, and is nobody else', async () => {
    const document = await openDocument()
    network = (send) => send().then(lost)
    document.type('Typed')
    document.save()
    await document.isIn('offline')
    document.type('Typed on')

    network = (send) => send()
    document.clock.increment(2000)
    await document.isIn('settled')

    expect(document.joined()).toEqual([])
    expect(await document.stored()).toMatchObject({ title: 'Typed on' })
  })

  test('whose answer is dropped, and which is typed back, is taken back on the server', async () => {
    const document = await openDocument()
    network = (send) => send().then(lost)
    document.type('Typed')
    document.save()
    await document.isIn('offline')
    document.type('Hello')
    expect((await document.stored()).title).toBe('Typed')

    network = (send) => send()
    document.clock.increment(2000)
    await document.isIn('settled')

    expect(document.joined()).toEqual([])
    expect((await document.stored()).title).toBe('Hello')
  })

  test('that arrives twice is written once, and is nobody else, whichever answer comes back', async () => {
    for (const which of [0, 1] as const) {
      const document = await openDocument()
      network = async (send) => {
        network = (again) => again()
        const both = [await send(), await send()] as const
        return both[which]
      }
      document.type('Typed')
      document.save()
      await document.isIn('settled')

      expect(document.joined()).toEqual([])
      expect(await document.stored()).toMatchObject({ title: 'Typed', rows: [{ text: 'a' }] })
    }
  })

  test('that is late leaves what was typed meanwhile as it is', async () => {
    const document = await openDocument()
    const { late, letIt } = aWhile()
    network = (send) => send().then(async (answer) => late.then(() => answer))
    document.type('Typed')
    document.save()
    document.type('Typed on')
    letIt()
    await expect.poll(() => document.state().matches({ open: 'unsaved' })).toBe(true)

    expect(document.state().context.values.title).toBe('Typed on')
    expect((await document.stored()).title).toBe('Typed')
  })

  test('is never overtaken: the next is not sent before its answer', async () => {
    const document = await openDocument()
    const { late, letIt } = aWhile()
    const sent: string[] = []
    network = async (send) => {
      sent.push(String(document.state().context.sent.title))
      await late
      return send()
    }
    document.type('First')
    document.save()
    document.type('Second')
    document.save()
    await expect.poll(() => sent).toEqual(['First'])
    letIt()
    await document.isIn('settled')

    expect(sent).toEqual(['First', 'Second'])
    expect((await document.stored()).title).toBe('Second')
  })
})

describe('33.16 an unpublish', () => {
  const twice: Network = (send) => send().then(send)

  test('that arrives twice makes one version, and is done', async () => {
    const document = await openDocument('articles')
    network = twice
    document.type('Typed')
    document.save('unpublish')
    await expect.poll(() => document.state().context.isPublic).toBe(false)

    expect(document.state().matches({ open: 'unsaved' })).toBe(true)
    expect(document.state().context).toMatchObject({ problem: null, values: { title: 'Typed' } })
    expect(document.joined()).toEqual([])
    expect(await document.versions()).toEqual(['published', 'draft'])
  })

  test('whose answer is dropped makes one version, and is found to be done', async () => {
    const document = await openDocument('articles')
    network = (send) => send().then(lost)
    document.save('unpublish')
    await document.isIn('offline')

    network = (send) => send()
    document.clock.increment(2000)
    await document.isIn('settled')

    expect(document.state().context).toMatchObject({ problem: null, isPublic: false })
    expect(await document.versions()).toEqual(['published', 'draft'])
  })

  test('that meets a draft of somebody else is sent again', async () => {
    const document = await openDocument('articles')
    await document.draftByOthers({ state: 'theirs' })
    document.save('unpublish')
    await document.isIn('settled')

    expect(document.state().context).toMatchObject({ isPublic: false, values: { state: 'theirs' } })
    expect(await document.versions()).toEqual(['published', 'draft', 'draft'])
  })

  test('R3 that meets an unpublish with another title asks for a choice', async () => {
    const document = await openDocument('articles')
    document.type('Typed')
    await document.draftByOthers({ title: 'Theirs', _status: 'draft' }, false)
    document.save('unpublish')
    await expect
      .poll(() => document.state().matches({ open: { unsaved: 'conflicted' } }))
      .toBe(true)

    expect(document.state().context.conflicts).toMatchObject([{ place: ['title'] }])
  })
})
