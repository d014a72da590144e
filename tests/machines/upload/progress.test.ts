import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import type { UploadResult, UploadTarget } from '#contracts/uploads'
import type { UploadSending } from '#machines/upload'
import { uploadMachine } from '#machines/upload'
import { uploadQueueMachine } from '#machines/upload-queue'
import { Problem } from '#problems'

const file = { name: 'a.png', size: 1000, type: 'image/png', lastModified: 1 }
const target: UploadTarget = { url: '/t', key: 't', customId: null }

test('20.7 UPL-3 progress never goes back, whatever the browser counts and the server has', async () => {
  let seed = 20
  const random = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff
    return (seed >> 8) % most
  }
  let cut = 0
  const actor = createActor(
    uploadMachine.provide({
      actors: {
        ask: fromPromise(async () => target),
        range: fromPromise(async () => ({ start: random(30 * (cut + 1)) })),
        send: fromPromise<UploadResult, UploadSending>(async () => {
          throw new Problem('server.unreachable')
        }),
      },
    }),
    { input: { file } },
  )
  const seen: number[] = []
  actor.subscribe(({ context }) => seen.push(context.progress))
  actor.start()
  actor.send({ type: 'system.start' })
  for (; cut < 30; cut += 1) {
    for (let told = 0; told < 4; told += 1) {
      actor.send({ type: 'browser.progressed', sent: random(45 * (cut + 1)) - 20 })
      await Promise.resolve()
    }
    await new Promise((resolve) => setImmediate(resolve))
    actor.send({ type: 'browser.online' })
  }
  actor.stop()

  expect(new Set(seen).size).toBeGreaterThan(3)
  expect(seen).toEqual(seen.toSorted((one, other) => one - other))
  expect(Math.max(...seen)).toBeLessThanOrEqual(file.size)
})

test('UPL-2 six files are sent at a time, in their order', () => {
  const queue = createActor(uploadQueueMachine, { input: { parallel: 6 } }).start()
  const files = Array.from({ length: 10 }, (_, index) => ({ key: `${index}`, size: 10 }))
  const active = () =>
    queue
      .getSnapshot()
      .context.uploads.filter(({ phase }) => phase === 'active')
      .map(({ key }) => key)
  queue.send({ type: 'user.add', files })
  expect(active()).toEqual(['0', '1', '2', '3', '4', '5'])
  queue.send({ type: 'system.told', key: '3', phase: 'done', progress: 10 })
  expect(active()).toEqual(['0', '1', '2', '4', '5', '6'])
  queue.send({ type: 'user.pauseAll' })
  expect(active()).toEqual([])
  queue.send({ type: 'user.resumeAll' })
  expect(active()).toEqual(['0', '1', '2', '4', '5', '6'])
})
