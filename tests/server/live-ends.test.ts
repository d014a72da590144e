import type { IncomingMessage } from 'node:http'
import { request } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { eventsPath } from '#contracts/events'
import { eventLog } from '../../server/live/event-log.ts'
import { liveOf } from '../../server/live/live-of.ts'
import { listenLive } from './kit/listen-live.ts'
import { liveSite } from './kit/live-site.ts'
import { serve } from './kit/serve.ts'
import { aSite, users } from './kit/site.ts'

const header = { globalSlug: 'header' }
const showsHeader = [{ ...header, activity: 'viewing' }] as const

test('LOCK-6 a server that stops does not wait for fifty browsers that listen', async () => {
  const server = await serve(liveSite(), { live: { streams: 50 } })
  const cookie = await server.signIn()
  const listeners = await Promise.all(
    Array.from({ length: 50 }, () => listenLive(server.origin, cookie)),
  )
  await Promise.all(listeners.map(({ watch }) => watch(showsHeader)))

  await server.close()
  await Promise.all(listeners.map(({ ended }) => ended))
})

test('LOCK-6 the stream ends when the session expires', async () => {
  const people = { ...users(), auth: { tokenExpiration: 2 } }
  const server = await serve(aSite({ collections: [people] }), { live: { beat: 100 } })
  onTestFinished(() => server.close())
  const signedInAt = Date.now()
  const { ended } = await listenLive(server.origin, await server.signIn())

  await ended
  expect(Date.now() - signedInAt).toBeGreaterThan(900)
})

test('LOCK-6 a browser that does not read is let go, and others hear everything', async () => {
  const server = await serve(liveSite())
  onTestFinished(() => server.close())
  const cookie = await server.signIn()
  const reads = await listenLive(server.origin, cookie)
  await reads.watch(showsHeader)
  await reads.next('lock')
  const stream = crypto.randomUUID()
  const { origin } = server
  const asking = request(`${origin}/api${eventsPath}?stream=${stream}`, {
    headers: { cookie, origin },
  }).end()
  const sleeping = await new Promise<IncomingMessage>((resolve) => {
    asking.once('response', resolve)
  })
  const body = { stream, documents: showsHeader, collections: [] }
  await server.send('POST', `/api${eventsPath}`, body, { cookie })

  // Longer than events are, so that what the system itself keeps for a connection is soon full.
  const at = 'x'.repeat(2 ** 18)
  for (let told = 0; told < 60; told++) {
    liveOf(server.payload)?.publish({ kind: 'saved', document: header, by: null, at })
    await reads.next('saved')
  }
  let bytes = 0
  await new Promise<void>((resolve) => {
    sleeping.on('data', (part: Buffer) => {
      bytes += part.length
    })
    sleeping.on('error', () => {}).once('close', resolve)
  })
  expect(bytes).toBeLessThan(60 * at.length)
})

test('LOCK-6 only the latest events are kept, and whoever missed more is known', () => {
  const recent = eventLog('now', 3)
  const first = recent.latest()
  const events = ['a', 'b', 'c', 'd'].map((globalSlug) => {
    const one = { kind: 'lock', document: { globalSlug } } as const
    return { id: recent.add(one), event: one }
  })

  expect(recent.since(first)).toBeNull()
  expect(recent.since(events[0]!.id)).toEqual(events.slice(1))
  expect(recent.since(recent.latest())).toEqual([])
  expect(recent.since('before-4')).toBeNull()
})
