import { describe, expect, test } from 'vitest'
import type { Present } from '#contracts/events'
import type { ClientField } from '#contracts/fields'
import { field } from '../../../ui/gallery/fields/make-field.ts'
import { wordsIn } from '../../kit/words.ts'
import { markupOf } from './kit/markup.tsx'

const words = wordsIn('en')

const ann: Present = {
  who: { id: 1, collection: 'users', title: 'Ann Kowal' },
  isMe: false,
  activity: 'editing',
}
const noor: Present = { ...ann, who: { id: 2, collection: 'users', title: 'Noor Rahimi' } }

const edits = words('presence.edits', { name: 'Ann Kowal' })
const within = words('presence.editsWithin', { name: 'Ann Kowal' })

/** What stands between the sign of a place and that of the next one. */
const partOf = (markup: string, from: string) => markup.split(from)[1]?.split('<input')[0] ?? ''

describe('LOCK-6 who edits a field is marked at it', () => {
  test.each<[string, ClientField]>([
    ['a point', field('point', 'there')],
    ['a group with a name', field('group', 'there', { fields: [field('text', 'title')] })],
    ['rows', field('array', 'there', { fields: [field('text', 'title')] })],
    ['a text', field('text', 'there')],
  ])('%s', async (_kind, one) => {
    const people = [{ ...ann, field: 'there' }]
    expect(await markupOf([one], { people })).toContain(edits)
    expect(await markupOf([one], { people: [{ ...ann, field: 'elsewhere' }] })).not.toContain(edits)
  })
})

describe('LOCK-6 what is closed says that somebody edits in it', () => {
  const inner = field('text', 'title')
  const rows = field('array', 'rows', { fields: [inner] })
  const values = { rows: [{ id: 'a' }, { id: 'b' }] }
  const closedRows = { ...rows, initCollapsed: true }
  const collapsible = (initCollapsed: boolean) =>
    field('collapsible', '', { label: 'More', fields: [inner], initCollapsed })
  const tabs = field('tabs', '', {
    tabs: [
      { name: null, label: 'First', description: null, fields: [field('text', 'other')] },
      { name: 'second', label: 'Second', description: null, fields: [inner] },
    ],
  })

  test.each<[string, ClientField, string, string]>([
    ['a row', closedRows, 'rows.1.title', 'rows-row-1"'],
    ['a section', collapsible(true), 'title', 'More'],
    ['a tab', tabs, 'second.title', 'Second'],
  ])('%s', async (_kind, one, path, at) => {
    const markup = await markupOf([one], { values, people: [{ ...ann, field: path }] })
    expect(partOf(markup, at)).toContain(within)
    expect(markup.split(within)).toHaveLength(3)
  })

  test.each<[string, ClientField, string]>([
    ['a section', collapsible(false), 'title'],
    ['a tab', tabs, 'other'],
  ])('%s that is open leaves it to the field', async (_kind, one, path) => {
    const markup = await markupOf([one], { values, people: [{ ...ann, field: path }] })
    expect(markup).toContain(edits)
    expect(markup).not.toContain(within)
  })

  test('of rows, the one; and everyone who is in it', async () => {
    const people = [
      { ...ann, field: 'rows.1.title' },
      { ...noor, field: 'rows.1' },
    ]
    const markup = await markupOf([closedRows], { values, people })
    expect(markup.split('id="rows-row-1"')[0]).not.toContain(within)
    expect(markup).toContain(words('presence.editsWithin', { name: 'Noor Rahimi' }))
  })

  test('not whoever only looks, nor who is in what is called alike', async () => {
    const people: Present[] = [
      { ...ann, activity: 'viewing' },
      { ...ann, field: 'rows.10.title' },
    ]
    expect(await markupOf([closedRows], { values, people })).not.toContain(within)
  })
})
