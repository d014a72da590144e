import { expect, test } from 'vitest'
import { newest, recentDocuments } from '../../../ui/views/dashboard/recent.ts'
import { aCollection } from '../../kit/client-config.ts'

const editedAt = (hour: number) => `2026-11-21T${String(hour).padStart(2, '0')}:00:00.000Z`

test('NAV-7 the newest eight of all collections are shown, newest first', () => {
  const posts = [9, 3, 1].map((hour) => ({ id: hour, title: 'A', updatedAt: editedAt(hour) }))
  const pages = [8, 7, 6, 5, 4, 2].map((hour) => ({ id: hour, updatedAt: editedAt(hour) }))

  const recent = newest([
    ...recentDocuments(aCollection(), posts),
    ...recentDocuments(aCollection({ slug: 'pages' }), pages),
  ])

  expect(recent.map(({ id }) => id)).toEqual([9, 8, 7, 6, 5, 4, 3, 2])
  expect(recent[0]).toMatchObject({ slug: 'posts', title: 'A' })
  expect(recent[1]).toMatchObject({ slug: 'pages', title: '' })
})

test('NAV-7 an answer without a date is no recent document', () => {
  expect(recentDocuments(aCollection(), [{ id: 1 }, { id: 2, updatedAt: 'soon' }])).toEqual([])
})
