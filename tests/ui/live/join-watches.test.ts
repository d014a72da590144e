import { expect, test } from 'vitest'
import { joinWatches } from '../../../ui/client/live/join-watches.ts'

const post = { collectionSlug: 'posts', id: 1 }

test('what several tabs show is asked for once, and who edits in one of them edits', () => {
  const joined = joinWatches([
    { documents: [{ ...post, activity: 'viewing' }], collections: ['posts'] },
    { documents: [{ ...post, id: '1', activity: 'editing', field: 'title' }], collections: [] },
    { documents: [{ globalSlug: 'header', activity: 'viewing' }], collections: ['pages', 'posts'] },
  ])
  expect(joined.collections).toEqual(['pages', 'posts'])
  expect(joined.documents).toHaveLength(2)
  expect(joined.documents).toContainEqual({
    ...post,
    id: '1',
    activity: 'editing',
    field: 'title',
  })
})

test('the order in which tabs come makes no difference', () => {
  const one = { documents: [{ ...post, activity: 'viewing' as const }], collections: ['b'] }
  const other = {
    documents: [{ globalSlug: 'header', activity: 'viewing' as const }],
    collections: ['a'],
  }
  expect(joinWatches([one, other])).toEqual(joinWatches([other, one]))
})
