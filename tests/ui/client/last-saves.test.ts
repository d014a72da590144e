import { expect, onTestFinished, test, vi } from 'vitest'
import type { CollectionRef } from '#contracts/documents'
import { createLastSaves } from '../../../ui/client/last-saves.ts'

const post: CollectionRef = { kind: 'collection', slug: 'posts', id: 1, locale: 'en' }

/** A save that ends when it is told to. */
function aSave() {
  let answer = () => {}
  let refuse = () => {}
  const end = new Promise<void>((resolve, reject) => {
    answer = resolve
    refuse = () => reject(new Error('Refused.'))
  })
  return { end, answer, refuse }
}

test('R2 whoever reads a document waits for all its saves, in whichever language it was left', async () => {
  const lastSaves = createLastSaves()
  const [first, second] = [aSave(), aSave()]
  lastSaves.add(post, first.end)
  lastSaves.add({ ...post, locale: 'de' }, second.end)
  const order: string[] = []
  const read = lastSaves.ended(post).then(() => order.push('read'))

  second.answer()
  await second.end
  order.push('second')
  first.answer()
  await read

  expect(order).toEqual(['second', 'read'])
})

test('a save that is refused ends, too', async () => {
  const lastSaves = createLastSaves()
  const save = aSave()
  lastSaves.add(post, save.end)
  save.refuse()

  await expect(lastSaves.ended(post)).resolves.toBeDefined()
})

test('nobody waits for a save of another document', async () => {
  const lastSaves = createLastSaves()
  lastSaves.add(post, aSave().end)

  await expect(lastSaves.ended({ ...post, id: 2 })).resolves.toBeUndefined()
})

test('nobody waits for ever for a save that no server answers', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const lastSaves = createLastSaves()
  lastSaves.add(post, aSave().end)
  const read = lastSaves.ended(post)

  await vi.advanceTimersByTimeAsync(10_000)
  await expect(read).resolves.toBeDefined()
})
