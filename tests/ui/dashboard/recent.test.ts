import { expect, test } from 'vitest'
import {
  editedCollections,
  newest,
  recentDocuments,
  recentQuery,
} from '../../../ui/views/dashboard/recent.ts'
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

test('NAV-7 of a collection only three documents and their titles are read', () => {
  expect(recentQuery(aCollection({ drafts: { autosave: null } }), 'de')).toMatchObject({
    limit: 3,
    sort: '-updatedAt',
    fields: ['id', 'title', 'updatedAt'],
    drafts: true,
    locale: 'de',
  })
})

test('NAV-7 LIST-7 unpublished drafts are what a list calls drafts', () => {
  const collection = aCollection({ drafts: { autosave: null } })
  expect(recentQuery(collection, null, 'drafts')).toMatchObject({
    where: { _stateroomStatus: { equals: 'draft' } },
    drafts: true,
    limit: 3,
  })
  expect(recentQuery(collection, null).where).toBeNull()
})

test('17.12 NAV-7 an entry of the search index is no recent document, nor is what has no dates', () => {
  const collections = [
    aCollection({ slug: 'posts' }),
    aCollection({ slug: 'search', derived: true }),
    aCollection({ slug: 'counters', timestamps: false }),
  ]

  expect(editedCollections(collections).map(({ slug }) => slug)).toEqual(['posts'])
})
