import { expect, test } from 'vitest'
import type { Section } from '../../../ui/views/palette/entry.ts'
import { shownSections } from '../../../ui/views/palette/entry.ts'

const entry = (label: string, detail?: string) => ({ id: label, label, detail, run: () => {} })
const sections = [
  { id: 'screen', label: 'On this screen', entries: [entry('Save draft'), entry('Discard')] },
  { id: 'places', label: 'Go to', entries: [entry('Outposts'), entry('Posts', 'Content')] },
]
const german: Readonly<Record<string, string>> = { Aussehen: 'Theme', Dunkel: 'Dark' }
const named = { refused: 'Not available now', inEnglish: (text: string) => german[text] }
const labels = (words: string, of: readonly Section[] = sections) =>
  shownSections(of, words, named).map(({ id, entries }) => [
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

test('39.1 NAV-8 what is refused stands at the end, whatever section it is of', () => {
  const refused = { ...entry('Publish'), refusal: 'Nothing has changed.' }
  const of = [
    { id: 'screen', label: 'On this screen', entries: [refused, entry('Unpublish')] },
    { id: 'places', label: 'Go to', entries: [entry('Published')] },
  ]
  expect(labels('', of)).toEqual([
    ['screen', 'Unpublish'],
    ['places', 'Published'],
    ['refused', 'Publish'],
  ])
  expect(labels('publish', of)).toEqual([
    ['screen', 'Unpublish'],
    ['places', 'Published'],
    ['refused', 'Publish'],
  ])
})

test('39.1 NAV-8 a command is found by its English name, and by those of its parts', () => {
  const of = [
    {
      id: 'settings',
      label: 'Einstellungen',
      entries: [
        { ...entry('Aussehen: Dunkel'), parts: ['Aussehen', 'Dunkel'] },
        { ...entry('Sprache: Polski'), also: 'Polish' },
      ],
    },
  ]
  expect(labels('dark theme', of)).toEqual([['settings', 'Aussehen: Dunkel']])
  expect(labels('theme', of)).toEqual([['settings', 'Aussehen: Dunkel']])
  expect(labels('polish', of)).toEqual([['settings', 'Sprache: Polski']])
  expect(labels('light', of)).toEqual([])
})
