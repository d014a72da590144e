import { expect, test } from 'vitest'
import { shownSections } from '../../../ui/views/palette/entry.ts'

const entry = (label: string, detail?: string) => ({ id: label, label, detail, run: () => {} })
const sections = [
  { id: 'screen', label: 'On this screen', entries: [entry('Save draft'), entry('Discard')] },
  { id: 'places', label: 'Go to', entries: [entry('Outposts'), entry('Posts', 'Content')] },
]
const labels = (words: string) =>
  shownSections(sections, words).map(({ id, entries }) => [
    id,
    ...entries.map((e) => e.entry.label),
  ])

test('NAV-8 without words everything stands in its order', () => {
  expect(labels('')).toEqual([
    ['screen', 'Save draft', 'Discard'],
    ['places', 'Outposts', 'Posts'],
  ])
})

test('NAV-8 words leave the best first, and no section that is empty', () => {
  expect(labels('post')).toEqual([['places', 'Posts', 'Outposts']])
  expect(labels('content')).toEqual([['places', 'Posts']])
  expect(labels('nothing of it')).toEqual([])
})
