import { afterEach, expect, test, vi } from 'vitest'
import { strangerHeader } from '#contracts/admin-config'
import { createHttp } from '../../../ui/client/http.ts'
import { reindexCollections } from '../../../ui/client/reindex.ts'

afterEach(() => vi.unstubAllGlobals())

const question = { slug: 'search', collections: ['posts'], locale: 'de' }

/** Asks a server that answers so; what it said, and how far it was. */
async function reindexWith(respond: (url: string, init: RequestInit) => Response) {
  const fetch = vi.fn(async (url: string, init: RequestInit) => respond(url, init))
  vi.stubGlobal('fetch', fetch)
  const told: unknown[] = []
  const http = createHttp({ api: '/api', language: () => 'de' })
  const answer = await reindexCollections(http, question, (progress) => told.push(progress))
  return { answer, told, asked: fetch.mock.calls[0]! }
}

/** An answer in lines, cut into pieces of so many bytes. */
function inLines(text: string, size = 5): Response {
  const bytes = new TextEncoder().encode(text)
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) {
        controller.enqueue(bytes.slice(at, at + size))
      }
      controller.close()
    },
  })
  return new Response(body, { headers: { 'content-type': 'application/x-ndjson' } })
}

test('SRCH-1 asks for the collections, in the language of the content', async () => {
  const { asked } = await reindexWith(() => Response.json({ message: 'Done.' }))

  const [url, { method, body, headers }] = asked
  expect(url).toBe('/api/search/reindex?locale=de')
  expect(method).toBe('POST')
  expect(body).toBe('{"collections":["posts"]}')
  expect(headers).toMatchObject({ Accept: 'application/x-ndjson, application/json' })
})

test("SRCH-1 the plain answer of Payload's own plugin is one", async () => {
  const { answer, told } = await reindexWith(() => Response.json({ message: 'Done.' }))

  expect(answer).toEqual({ message: 'Done.' })
  expect(told).toEqual([])
})

test('SRCH-1 each line but the last says how far it is, wherever the answer is cut', async () => {
  const text = '{"done":0,"total":2}\n{"done":2,"total":2}\n{"message":"Zwei für dich."}\n'

  for (const size of [1, 2, 3, 7, 1000]) {
    const { answer, told } = await reindexWith(() => inLines(text, size))
    expect(answer).toEqual({ message: 'Zwei für dich.' })
    expect(told).toEqual([
      { done: 0, total: 2 },
      { done: 2, total: 2 },
    ])
  }
})

test.each([
  ['a server that ends in the middle', '{"done":0,"total":2}\n'],
  ['one that ends in the middle of a line', '{"done":0,"total":2}\n{"mess'],
  ['one that says nothing', ''],
])('SRCH-1 %s has not answered, and success is not claimed', async (_what, text) => {
  await expect(reindexWith(() => inLines(text))).rejects.toMatchObject({
    code: 'server.unreachable',
  })
})

test('SRCH-1 a refusal in the last line is one', async () => {
  const details = { failed: '1', total: '2' }
  const refusal = { code: 'search.incomplete', details, errors: [{ message: '' }] }

  await expect(
    reindexWith(() => inLines(`{"done":0,"total":2}\n${JSON.stringify(refusal)}\n`)),
  ).rejects.toMatchObject({ code: 'search.incomplete', details })
})

test('SRCH-1 401 with a sentence is a refusal; to a stranger it is the end of the session', async () => {
  const refused = () => Response.json({ message: 'You may not.' }, { status: 401 })
  const headers = { [strangerHeader]: 'yes' }
  const ended = () => Response.json({ message: 'You may not.' }, { status: 401, headers })
  const ours = () => Response.json({ errors: [{ message: 'session.ended' }] }, { status: 401 })

  await expect(reindexWith(refused)).rejects.toMatchObject({ code: 'access.refused' })
  await expect(reindexWith(ended)).rejects.toMatchObject({ code: 'session.ended' })
  await expect(reindexWith(ours)).rejects.toMatchObject({ code: 'session.ended' })
})
