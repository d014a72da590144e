import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isProblem } from '#problems'
import { browserUploads } from '../../../ui/client/uploads/browser-uploads.ts'
import type { KeptUpload, UploadStore } from '../../../ui/client/uploads/upload-store.ts'
import { flushed } from '../../kit/machines/quiet-work.ts'

/** No server answers. */
const fetched = vi.fn(() => new Promise<never>(() => {}))

beforeEach(() => {
  vi.stubGlobal('PerformanceNavigationTiming', class {})
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('fetch', fetched)
  fetched.mockClear()
})
afterEach(() => void vi.unstubAllGlobals())

const file = new File(['A picture.'], 'gull.png', { type: 'image/png' })
const given = { key: 'one', file, collection: 'media' }
const kept: KeptUpload = {
  ...given,
  ...{ mark: null, target: null, progress: 0, result: null, keptAt: 0 },
}

/** Browser locks that are given when they're told to, and to one at a time. */
function quietLocks() {
  const waiting: { name: string; give: () => void }[] = []
  const held = new Set<string>()
  const request = async (name: string, _: object, granted: () => Promise<void>) => {
    await new Promise<void>((give) => waiting.push({ name, give }))
    held.add(name)
    await granted()
    held.delete(name)
  }
  const query = async () => ({ held: [...held].map((name) => ({ name })) })
  async function grant() {
    for (const one of [...waiting]) {
      if (held.has(one.name)) continue
      waiting.splice(waiting.indexOf(one), 1)
      one.give()
      await flushed()
    }
  }
  return { held, grant, locks: { request, query } as unknown as LockManager }
}

/** A store in memory, which may take its time to copy a file. */
function quietStore() {
  const copies = new Map<string, KeptUpload>()
  const copying: (() => void)[] = []
  const state = { isSlow: false }
  const store: UploadStore = {
    all: async () => [...copies.values()],
    async keep(upload) {
      if (state.isSlow) await new Promise<void>((done) => copying.push(done))
      copies.set(upload.key, upload)
    },
    forget: async (key) => void copies.delete(key),
  }
  async function copied() {
    for (const done of copying.splice(0)) done()
    await flushed()
  }
  const begun = () => vi.waitFor(() => expect(copying).not.toEqual([]))
  return { copies, copied, begun, state, store }
}

function opened() {
  const browser = quietLocks()
  const disk = quietStore()
  const uploads = browserUploads({
    ...{ api: 'https://example.org/api', user: 'ann', store: disk.store, locks: browser.locks },
    pathOf: (collection) => `/${collection}`,
    hear: () => () => {},
  })
  const queued = () => uploads.queue.getSnapshot().context.uploads.map(({ key }) => key)
  return { uploads, queued, ...browser, ...disk }
}

/** What becomes of a promise; null: nothing yet. */
function endOf(promise: Promise<unknown>) {
  const end: { now: unknown } = { now: null }
  promise.then(
    (value) => {
      end.now = value
    },
    (thrown: unknown) => {
      end.now = thrown
    },
  )
  return end
}

test('34.3 UPL-1 a file that is removed before its turn is settled is neither sent nor kept', async () => {
  const { uploads, queued, copies, grant } = opened()
  uploads.add([given])

  uploads.discard('one')
  await grant()

  expect(uploads.all()).toEqual([])
  expect(queued()).toEqual([])
  expect(uploads.fileOf('one')).toBe(null)
  expect([...copies.keys()]).toEqual([])
  uploads.close()
})

test('34.3 UPL-1 a file that is chosen again while it is given up is sent', async () => {
  const { uploads, queued, grant } = opened()
  uploads.add([given])
  uploads.discard('one')

  uploads.add([given])
  await flushed()
  await grant()
  await grant()

  expect(queued()).toEqual(['one'])
  uploads.close()
})

test('34.3 UPL-3 a save that waits for its file ends with the uploads', async () => {
  const { uploads, grant } = opened()
  uploads.add([given])
  await grant()
  const waiting = endOf(uploads.uploaded(given, new AbortController().signal))

  uploads.close()
  const late = endOf(uploads.uploaded(given, new AbortController().signal))
  await flushed()

  expect(isProblem(waiting.now, 'upload.aborted')).toBe(true)
  expect(isProblem(late.now, 'upload.aborted')).toBe(true)
})

test('34.3 UPL-3 a save that was given up before the uploads were loaded waits for nothing', async () => {
  const { uploads } = opened()

  const end = endOf(uploads.uploaded(given, AbortSignal.abort('given up')))
  await flushed()

  expect(end.now).toBe('given up')
  uploads.close()
})

test('34.3 UPL-3 what another tab left is sent once by whoever has chosen it, too', async () => {
  const { uploads, queued, copies, held, grant } = opened()
  copies.set('one', kept)
  held.add('stateroom-upload:one')
  await uploads.restore()
  uploads.add([given])
  const saving = endOf(uploads.uploaded(given, new AbortController().signal))

  held.clear()
  await grant()
  await grant()
  expect(queued()).toEqual(['one'])
  expect(fetched).toHaveBeenCalledTimes(1)

  uploads.discard('one')
  await vi.waitFor(() => expect([...held]).toEqual([]))
  expect(isProblem(saving.now, 'upload.aborted')).toBe(true)
  uploads.close()
})

test('34.3 UPL-3 what another tab sends is not taken up by whoever has left', async () => {
  const { uploads, copies, held, grant } = opened()
  copies.set('one', kept)
  held.add('stateroom-upload:one')
  await uploads.restore()

  uploads.close()
  held.clear()
  await grant()

  expect(uploads.fileOf('one')).toBe(null)
  expect([...held]).toEqual([])
})

test('34.3 UPL-3 a turn is given back where what is kept can’t be read', async () => {
  const { uploads, copies, held, grant, store } = opened()
  copies.set('one', kept)
  held.add('stateroom-upload:one')
  await uploads.restore()
  store.all = () => Promise.reject(new Error('The disk is full.'))

  held.clear()
  await grant()

  expect([...held]).toEqual([])
  expect(uploads.elsewhere()).toEqual([])
  uploads.close()
})

test('34.3 UPL-3 nothing is kept of a file that was forgotten while it was copied', async () => {
  const { uploads, begun, copies, copied, grant, state } = opened()
  state.isSlow = true
  uploads.add([given])
  await grant()
  await begun()

  uploads.discard('one')
  await flushed()
  await copied()

  expect([...copies.keys()]).toEqual([])
  uploads.close()
})

test('34.3 UPL-2 a file that is resumed while others have their turn is shown as waiting', async () => {
  const { uploads, grant } = opened()
  const keys = ['one', 'two', 'three', 'four', 'five']
  uploads.add(keys.map((key) => ({ ...given, key })))
  await grant()
  uploads.queue.send({ type: 'user.pause', key: 'one' })

  uploads.queue.send({ type: 'user.resume', key: 'one' })

  expect(uploads.get('one')).toMatchObject({ phase: 'waiting', state: 'waiting' })
  uploads.close()
})
