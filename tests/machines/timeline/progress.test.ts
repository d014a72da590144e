import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { ChangedVersion, VersionChanges } from '#contracts/changes'
import { emptinessOf, timelineMachine } from '#machines/timeline'

const at = '2026-01-01T12:00:00.000Z'

const version: ChangedVersion = {
  id: 1,
  version: {},
  createdAt: at,
  updatedAt: at,
  author: 'Ann',
  before: null,
  fields: ['title'],
  places: [],
  more: 0,
}

test('VER-9 where answers lead no further they are not asked for again and again', async () => {
  const answer = vi.fn(async (): Promise<VersionChanges> => {
    if (answer.mock.calls.length > 9) throw new Error('It asks and asks.')
    return { versions: [version], next: at, left: 5 }
  })
  const look = fromPromise<VersionChanges, string | null>(answer)
  const timeline = createActor(timelineMachine.provide({ actors: { look } }), {
    input: { field: 'body', by: null },
  }).start()

  const { context } = await waitFor(timeline, (state) => !state.hasTag('busy'))
  expect(answer).toHaveBeenCalledTimes(2)
  expect(timeline.getSnapshot().can({ type: 'user.lookFurther' })).toBe(true)
  expect(emptinessOf(context)).toBe('notYet')
})
