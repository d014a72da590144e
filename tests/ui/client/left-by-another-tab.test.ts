import type { UseStore } from 'idb-keyval'
import { describe, expect, test } from 'vitest'
import { createBulkJournal } from '../../../ui/client/bulk/bulk-journal.ts'
import { holdOpen } from '../../../ui/client/open-keys.ts'
import { createBulkUploadStore } from '../../../ui/client/uploads/bulk-upload-store.ts'
import { createTextPictureStore } from '../../../ui/client/uploads/text-picture-store.ts'
import { settled, VirtualClock } from '../../simulation/world/clock.ts'
import { Storage } from '../../simulation/world/storage.ts'
import { WebLocks } from '../../simulation/world/web-locks.ts'

/** What is kept is told apart by a word: what it holds is of no interest here. */
interface Kept {
  keep(key: string, word: string): Promise<void>
  forget(key: string): Promise<void>
  find(prefix: string): Promise<readonly unknown[]>
}

const stores: Record<string, (store: UseStore, locks: LockManager) => Kept> = {
  'a change of many documents': (store, locks) => {
    const { keep, forget, find } = createBulkJournal(store, locks)
    return {
      keep: (key, word) => keep(key, word as never),
      forget,
      find: async (prefix) => [(await find(prefix))?.record ?? []].flat(),
    }
  },
  'files that become documents': (store, locks) => {
    const { keep, forget, find } = createBulkUploadStore(store, locks)
    return {
      keep: (key, word) => keep(key, word as never),
      forget,
      find: async (prefix) => [(await find(prefix))?.kept ?? []].flat(),
    }
  },
  'pictures of a text': (store, locks) => {
    const { keep, forget, find } = createTextPictureStore(store, locks)
    return {
      keep: (key, word) => keep(key, [word] as never),
      forget,
      find: async (prefix) => (await find(prefix, new AbortController().signal)).pictures,
    }
  },
}

describe.each(Object.entries(stores))('33.14 DOC-13 %s', (_, storeOf) => {
  /** What is found by one who searches while another tab still has it on a screen. */
  async function found(meanwhile: (other: Kept) => Promise<void>): Promise<readonly unknown[]> {
    const clock = new VirtualClock(0)
    const [disk, browser] = [new Storage(clock), new WebLocks()]
    const [mine, others] = [{ isGone: false }, { isGone: false }]
    const other = storeOf(disk.of(others), browser.of(others))
    const done = async <Result>(work: Promise<Result>): Promise<Result> => {
      await settled()
      await clock.pass(10)
      return work
    }
    const screen = new AbortController()
    holdOpen('of/1', screen.signal, browser.of(others))
    await done(other.keep('of/1', 'at first'))

    const search = storeOf(disk.of(mine), browser.of(mine)).find('of/')
    await settled()
    await clock.pass(10)
    await done(meanwhile(other))
    screen.abort()
    return done(search)
  }

  test('is found as the other tab left it', async () => {
    expect(await found((other) => other.keep('of/1', 'at last'))).toEqual(['at last'])
  })

  test('is not found where the other tab was done with it', async () => {
    expect(await found((other) => other.forget('of/1'))).toEqual([])
  })
})

test('33.14 RICH-5 pictures of a text are found by one of the forms that search for them at once', async () => {
  const clock = new VirtualClock(0)
  const [disk, browser] = [new Storage(clock), new WebLocks()]
  const tab = { isGone: false }
  const storeOf = (owner: object) => createTextPictureStore(disk.of(tab), browser.of(owner))
  const pass = async () => {
    for (let times = 0; times < 5; times += 1) {
      await settled()
      await clock.pass(10)
    }
  }
  void storeOf({}).keep('of/1', ['a picture'] as never)
  await pass()
  const [one, other] = [new AbortController(), new AbortController()]

  const found: (readonly unknown[])[] = []
  for (const { signal } of [one, other]) {
    void storeOf({})
      .find('of/', signal)
      .then(({ pictures }) => found.push(pictures))
  }
  await pass()
  expect(found).toEqual([['a picture']])

  one.abort()
  await pass()
  expect(found).toEqual([['a picture'], ['a picture']])
})
