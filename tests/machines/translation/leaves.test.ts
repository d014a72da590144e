import { expect, test } from 'vitest'
import type { DocumentData } from '#contracts/documents'
import type { ClientField } from '#contracts/fields'
import { isSomething } from '#contracts/fields'
import type { Source } from '#machines/translation'
import { judgeLeaves, leafPath, nextLeaf } from '#machines/translation'
import { aField } from '../../kit/client-config.ts'

const text = (name: string, more: object = {}) => aField('text', name, { localized: true, ...more })

const fields: ClientField[] = [
  text('title'),
  text('plain', { localized: false }),
  text('hidden', { hidden: true }),
  aField('array', 'rows', { fields: [text('label')] }),
]

const data: DocumentData = {
  ...{ title: 'Harbour', plain: 'A', hidden: 'B' },
  rows: [
    { id: 'a', label: 'Depth' },
    { id: 'b', label: '' },
    { id: 'c', label: 'Width' },
  ],
}
const german: DocumentData = {
  ...{ title: 'Hafen', plain: 'A', hidden: '' },
  // Its order is that of the form, where somebody has moved a row.
  rows: [
    { id: 'c', label: 'Breite' },
    { id: 'a', label: '' },
    { id: 'b', label: '' },
  ],
}
const source: Source = { data, outdated: [{ place: ['title'], from: 'Port' }] }

const statesOf = (values: DocumentData, base = german, of = source) =>
  judgeLeaves(fields)(of, { values, base }).map(({ path, state }) => [path, state])

test('39.3 judges each value that the source has, where the form has it', () => {
  expect(statesOf(german)).toEqual([
    ['title', 'outdated'],
    ['rows.1.label', 'missing'],
    ['rows.0.label', 'done'],
  ])
})

test('39.3 a row that somebody has removed is not to be translated', () => {
  expect(statesOf({ ...german, rows: null })).toEqual([['title', 'outdated']])
})

test('39.3 what is edited is up to date, and out of date again once it is undone', () => {
  const judge = judgeLeaves(fields)
  const judged = (values: DocumentData) => judge(source, { values, base: german })[0]?.state
  expect(judged({ ...german, title: 'Der Hafen' })).toBe('done')
  expect(judged({ ...german, title: '' })).toBe('missing')
  expect(judged(german)).toBe('outdated')
})

test('39.3 what was saved since is out of date only where the server says so', () => {
  const saved = { ...german, title: 'Der Hafen' }
  expect(statesOf(saved, saved, { data, outdated: [] })[0]).toEqual(['title', 'done'])
})

test('39.3 finds the next one that is to be translated, from the top again after the last', () => {
  const leaves = judgeLeaves(fields)(source, { values: german, base: german })
  expect(nextLeaf(leaves, null)?.path).toBe('title')
  expect(nextLeaf(leaves, 'title')?.path).toBe('rows.1.label')
  expect(nextLeaf(leaves, 'rows.1.label')?.path).toBe('title')
  expect(nextLeaf(leaves.slice(2), null)).toBeNull()
})

test('39.3 finds a value in a block of a rich text, wherever that stands', () => {
  const block = { type: 'block', fields: { id: 'q', words: 'Hush' } }
  const values = { body: { root: { type: 'root', children: [{ type: 'paragraph' }, block] } } }
  const place = ['body', 'q', 'fields', 'words']
  expect(leafPath(values, place)).toBe('body.root.children.1.fields.words')
  expect(leafPath({ body: { root: { type: 'root', children: [] } } }, place)).toBeNull()
})

test('39.3 a text without a letter is nothing', () => {
  const empty = { root: { type: 'root', children: [{ type: 'paragraph', children: [] }] } }
  expect([null, undefined, '', [], empty].map(isSomething)).toEqual(Array(5).fill(false))
  expect(['a', 0, false, ['a'], { a: 1 }].map(isSomething)).toEqual(Array(5).fill(true))
})
