import type { RequestListener, Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import type { LiveEvent } from '#contracts/events'
import { createStream } from '../../../ui/client/live/stream.ts'

const nobody = () => null
const place = { stream: 'a', lastId: null }
const impatient = { first: 100, silence: 100 }
const running: Server[] = []

afterEach(() => {
  for (const server of running.splice(0)) server.closeAllConnections()
})

describe('LOCK-6 a stream', () => {
  test.each<[string, RequestListener]>([
    ['keeps all of it', () => {}],
    ['lets nothing through but the head', (_, answer) => begin(answer).flushHeaders()],
  ])('is given up where something between that buffers %s', async (_what, between) => {
    const gone = eventually()
    const api = await listenTo((request, answer) => {
      answer.once('close', gone.happen)
      between(request, answer)
    })
    const connecting = createStream(api, nobody, impatient).connect(place, never)
    await expect(connecting).rejects.toThrow()
    // And keeps none of the few connections that a browser has.
    await gone.happened
  })

  test('tells what came with its first words, and what comes later', async () => {
    const api = await listenTo((_, answer) => {
      begin(answer).write(`retry: 1\n\n${said('1')}`)
      setImmediate(() => answer.end(said('2')))
    })
    const stream = createStream(api, nobody)
    const ids: (string | null)[] = []
    await stream.connect(place, never)
    await stream.listen((_event, id) => ids.push(id), never)
    expect(ids).toEqual(['1', '2'])
  })

  test('that falls silent comes to its end', async () => {
    const api = await listenTo((_, answer) => {
      begin(answer).write(said('1'))
    })
    const stream = createStream(api, nobody, { ...impatient, first: 5000 })
    await stream.connect(place, never)
    await expect(stream.listen(() => {}, never)).rejects.toThrow()
  })
})

const never = new AbortController().signal

const said = (id: string) =>
  `id: ${id}\ndata: ${JSON.stringify({ type: 'missed' } satisfies LiveEvent)}\n\n`

const begin = (answer: Parameters<RequestListener>[1]) =>
  answer.writeHead(200, { 'content-type': 'text/event-stream' })

async function listenTo(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  running.push(server)
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

function eventually() {
  let happen = () => {}
  const happened = new Promise<void>((resolve) => {
    happen = resolve
  })
  return { happen: () => happen(), happened }
}
