import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { serve } from './kit/serve.ts'
import { aSite } from './kit/site.ts'

/** A promise that somebody else keeps. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

test('a server that stops answers what it has accepted, and accepts nothing new', async () => {
  const arrived = gate()
  const allowed = gate()
  const server = await serve(
    aSite({
      endpoints: [
        {
          path: '/slow',
          method: 'get',
          handler: async (req) => {
            arrived.open()
            await allowed.opened
            const { totalDocs } = await req.payload.count({ collection: 'users' })
            return Response.json({ totalDocs })
          },
        },
      ],
    }),
  )

  const slow = server.ask('/api/slow')
  await arrived.opened
  const closed = server.close()
  await expect(server.ask('/healthz')).rejects.toThrow('fetch failed')
  allowed.open()

  expect(await (await slow).json()).toEqual({ totalDocs: 1 })
  await closed
})

/** Less than a server keeps a connection that nobody closes. */
const beforeItEnds = { timeout: 60_000 }

test(
  'a server that was answering a moment ago does not wait for who may ask again',
  beforeItEnds,
  async () => {
    const server = await serve(aSite())
    await server.ask('/api/posts')
    await server.ask('/admin')

    await server.close()
  },
)

test('a failure inside is told to the log and not to the visitor', async () => {
  const server = await serve(
    aSite({
      endpoints: [
        {
          path: '/broken',
          method: 'get',
          handler: () => {
            throw new Error('the inner workings')
          },
        },
      ],
    }),
  )
  const answer = await server.ask('/api/broken')

  expect(answer.status).toBe(500)
  expect(await answer.text()).not.toContain('inner workings')
  await server.close()
})

test('a connection is kept for longer than a proxy keeps it', async () => {
  const server = await serve(aSite())

  const answer = await server.ask('/healthz')
  expect(answer.headers.get('keep-alive')).toBe('timeout=65')
  await server.close()
})

test('a server stops at once where somebody is connected and asks nothing', async () => {
  const server = await serve(aSite())
  const idle = connect(server.port, '127.0.0.1')
  await once(idle, 'connect')
  const left = once(idle, 'close')

  await server.close()
  await left
})
