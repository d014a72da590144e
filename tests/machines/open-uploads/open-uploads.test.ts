import { expect, test } from 'vitest'
import type { UploadResult, UploadTarget } from '#contracts/uploads'
import type { AroundUploads, UploadRecord, UploadsWork } from '#machines/open-uploads'
import { openUploads } from '#machines/open-uploads'
import { Problem } from '#problems'
import { flushed } from '../../kit/machines/quiet-work.ts'

const file = { name: 'gull.png', size: 10, type: 'image/png', lastModified: 1 }
const given = { key: 'one', collection: 'media', file }
const target: UploadTarget = { url: '/api/uploadthing/k1', key: 'k1', customId: null }
const result: UploadResult = {
  ...{ key: 'k1', url: '/gull.png', appUrl: '/gull.png' },
  ...{ serverData: null, fileHash: 'ab', customId: null },
}
const signal = new AbortController().signal

/** The uploads of one person, in a world where all goes well; a test replaces what it is about. */
function opened(own: Partial<UploadsWork['requests'] & UploadsWork['copies']> = {}) {
  const { keep, ...requests } = own
  const listeners = new Set<(event: AroundUploads) => void>()
  const told: string[] = []
  const records = new Map<string, UploadRecord>()
  const held = new Set<string>()
  const uploads = openUploads({
    parallel: 1,
    requests: {
      ask: async () => target,
      range: async () => ({ start: 0 }),
      send: async () => result,
      giveUp: async () => void told.push('given up'),
      ...requests,
    },
    copies: {
      keep: keep ?? (async (record) => void records.set(record.given.key, record)),
      forget: async (key) => void records.delete(key),
      all: async () => [...records.values()],
    },
    turns: {
      async hold(key) {
        held.add(key)
        return () => void held.delete(key)
      },
      isHeldElsewhere: async () => false,
    },
    hear(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tell: { changed: () => {}, atRisk: () => {}, signedOut: () => void told.push('signed out') },
  })
  uploads.start()
  const happen = (event: AroundUploads) => {
    for (const listener of listeners) listener(event)
  }
  return { uploads, told, records, held, happen, listeners }
}

test('34.3 UPL-2 a save gets what the upload has made of its file, which the next visit knows too', async () => {
  const { uploads, records, held } = opened()
  uploads.add([given])

  const uploaded = await uploads.uploaded('one', signal)
  await flushed()

  expect(uploaded).toEqual({
    ...{ clientUploadContext: { key: 'k1' }, collectionSlug: 'media' },
    ...{ filename: 'gull.png', mimeType: 'image/png', size: 10 },
  })
  expect(records.get('one')?.result).toEqual(result)
  expect([...held]).toEqual([])
})

test('34.3 UPL-3 another tab gets the turn only when this one has kept what came of the file', async () => {
  const keeping: (() => void)[] = []
  const { uploads, held } = opened({
    keep: () => new Promise((done) => keeping.push(() => done())),
  })
  uploads.add([given])

  await uploads.uploaded('one', signal)
  await flushed()
  expect([...held]).toEqual(['one'])

  for (let one = keeping.shift(); one; one = keeping.shift()) {
    one()
    await flushed()
  }
  expect([...held]).toEqual([])
})

test('34.3 UPL-3 whoever is signed out is told so, and the upload goes on with the next session', async () => {
  let isSignedIn = false
  const { uploads, told, happen } = opened({
    async ask() {
      if (!isSignedIn) throw new Problem('session.ended')
      return target
    },
  })
  uploads.add([given])
  await flushed()
  expect(told).toEqual(['signed out'])

  isSignedIn = true
  happen({ type: 'session.renewed' })
  await flushed()

  expect(uploads.get('one')?.actor.getSnapshot().value).toBe('done')
})

test('34.3 UPL-3 what was sent is deleted at the server, and forgotten here, when it is discarded', async () => {
  const { uploads, told, records, held } = opened({ send: () => new Promise(() => {}) })
  uploads.add([given])
  await flushed()
  expect([...records.keys()]).toEqual(['one'])

  uploads.discard('one')
  await flushed()

  expect(told).toEqual(['given up'])
  expect([...records.keys()]).toEqual([])
  expect([...held]).toEqual([])
  expect(uploads.get('one')).toBe(undefined)
})

test('34.3 uploads that were left hear nothing, and stay left', async () => {
  const { uploads, listeners, records } = opened()

  uploads.leave()
  uploads.add([given])
  await flushed()

  expect(listeners.size).toBe(0)
  expect(uploads.isLeft()).toBe(true)
  expect(uploads.get('one')).toBe(undefined)
  expect([...records.keys()]).toEqual([])
})
