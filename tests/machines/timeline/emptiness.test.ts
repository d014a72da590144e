import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { ChangedVersion, VersionChanges } from '#contracts/changes'
import type { TimelineFilter } from '#machines/timeline'
import { emptinessOf, timelineMachine } from '#machines/timeline'

const at = '2026-01-01T12:00:00.000Z'

const byAnn: ChangedVersion = {
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

const everything: TimelineFilter = { field: null, by: null }

function looking(filter: TimelineFilter, answer: VersionChanges) {
  const look = fromPromise<VersionChanges, string | null>(() => Promise.resolve(answer))
  const timeline = timelineMachine.provide({ actors: { look } })
  return createActor(timeline, { input: filter }).start()
}

test.each<[string, TimelineFilter, readonly ChangedVersion[], string]>([
  ['a document without versions', everything, [], 'nothingSaved'],
  ['a person who saved none', { field: null, by: 'Zed' }, [byAnn], 'byNobody'],
  ['a field that nobody changed', { field: 'body', by: null }, [byAnn], 'unchanged'],
  ['a field that this person did not', { field: 'body', by: 'Ann' }, [byAnn], 'unchanged'],
])('VER-9 nothing is found for %s, and why is known', async (_for, filter, versions, why) => {
  const timeline = looking(filter, { versions, next: null, left: 0 })
  const { context } = await waitFor(timeline, (state) => state.matches('told'))
  expect(emptinessOf(context)).toBe(why)
})

test('VER-9 what was not looked through to its end is not called empty', async () => {
  const timeline = looking({ field: null, by: 'Zed' }, { versions: [byAnn], next: at, left: 5 })
  await waitFor(timeline, ({ context }) => context.versions.length > 0)
  timeline.send({ type: 'user.stop' })
  expect(emptinessOf(timeline.getSnapshot().context)).toBe('notYet')
})
