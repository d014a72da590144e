import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openUploads } from '../../../ui/client/uploads/open-uploads.ts'
import type { KeptUpload, UploadStore } from '../../../ui/client/uploads/upload-store.ts'
import { flushed } from '../../kit/machines/quiet-work.ts'

beforeEach(() => {
  vi.stubGlobal('PerformanceNavigationTiming', class {})
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
})
afterEach(() => void vi.unstubAllGlobals())

/** A browser that gives its locks when it's told to, and a store in memory. */
function opened() {
  const waiting: (() => void)[] = []
  const kept = new Map<string, KeptUpload>()
  const store: UploadStore = {
    all: async () => [...kept.values()],
    keep: async (upload) => void kept.set(upload.key, upload),
    forget: async (key) => void kept.delete(key),
  }
  const request = async (_: string, __: object, granted: () => Promise<void>) => {
    await new Promise<void>((resolve) => waiting.push(resolve))
    await granted()
  }
  const locks = { request, query: async () => ({}) } as unknown as LockManager
  const uploads = openUploads({
    ...{ api: 'https://example.org/api', user: 'ann', store, locks },
    pathOf: (collection) => `/${collection}`,
  })
  const grant = async () => {
    for (const give of waiting.splice(0)) give()
    await flushed()
  }
  return { uploads, kept, grant }
}

const file = new File(['A picture.'], 'gull.png', { type: 'image/png' })

test('34.3 UPL-1 a file that is removed before its turn is settled is neither sent nor kept', async () => {
  const { uploads, kept, grant } = opened()
  uploads.add([{ key: 'one', file, collection: 'media' }])

  uploads.discard('one')
  await grant()

  expect(uploads.all()).toEqual([])
  expect(uploads.queue.getSnapshot().context.uploads).toEqual([])
  expect(uploads.fileOf('one')).toBe(null)
  expect([...kept.keys()]).toEqual([])
  uploads.close()
})
