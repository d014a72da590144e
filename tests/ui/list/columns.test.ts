import { describe, expect, test } from 'vitest'
import type { ClientCollection } from '#contracts/admin-config'
import type { Text } from '../../../ui/kit/text.tsx'
import { allColumns, shownColumns, titleColumn } from '../../../ui/views/list/columns.ts'
import { withDeletion } from '../../../ui/views/list/trash/with-deletion.ts'
import { aCollection, aField } from '../../kit/client-config.ts'

const text: Text = (key) => key

const accessors = (collection: ClientCollection, wanted: readonly string[] | null = null) =>
  shownColumns(collection, wanted, text).map(({ accessor }) => accessor)

const kinds = aCollection({
  fields: [
    aField('text', 'title'),
    aField('number', 'minutes'),
    aField('row', 'row', { fields: [aField('checkbox', 'featured')] }),
    aField('group', 'meta', { name: 'meta', fields: [aField('text', 'heading')] }),
    aField('group', 'loose', { name: null, fields: [aField('email', 'contact')] }),
    aField('tabs', 'tabs', {
      tabs: [
        { name: null, label: 'Here', description: null, fields: [aField('date', 'day')] },
        { name: 'seo', label: 'There', description: null, fields: [aField('text', 'words')] },
      ],
    }),
    aField('text', 'secret', { hidden: true }),
    aField('text', 'elsewhere', { disableListColumn: true }),
    aField('password', 'password'),
    aField('relationship', 'author'),
    aField('text', 'tags', { hasMany: true }),
  ],
})

describe('the columns of a list', () => {
  test('are those of the config', () => {
    const collection = { ...kinds, defaultColumns: ['title', 'meta.heading', 'minutes'] }

    expect(accessors(collection)).toEqual(['title', 'meta.heading', 'minutes'])
  })

  test('are title, status and last change where the config names none', () => {
    expect(accessors(aCollection({ drafts: { autosave: null } }))).toEqual([
      'title',
      '_status',
      'updatedAt',
    ])
    expect(accessors(aCollection({ timestamps: false }))).toEqual(['title'])
  })

  test('37.2 are the first fields beside the ID where documents have no title', () => {
    expect(accessors({ ...kinds, useAsTitle: 'id', drafts: { autosave: null } })).toEqual([
      'id',
      'title',
      'minutes',
      'featured',
      '_status',
      'updatedAt',
    ])
  })

  test('LIST-1 are those of the address before those of the config', () => {
    const collection = { ...kinds, defaultColumns: ['title'] }

    expect(accessors(collection, ['featured', 'contact', 'seo.words'])).toEqual([
      'featured',
      'contact',
      'seo.words',
    ])
  })

  test('LIST-4 say in a trash when each was deleted, once', () => {
    const collection = aCollection({ trash: true })
    const inTrash = (wanted: readonly string[] | null) =>
      withDeletion(shownColumns(collection, wanted, text), collection, text).map(
        ({ accessor }) => accessor,
      )

    expect(inTrash(null)).toEqual(['title', 'deletedAt', 'updatedAt'])
    expect(inTrash(['title', 'createdAt', 'deletedAt'])).toEqual([
      'title',
      'createdAt',
      'deletedAt',
    ])
    expect(accessors(aCollection({}), ['title', 'deletedAt'])).toEqual(['title'])
  })

  test('LIST-1 that the collection does not have are left out', () => {
    expect(accessors(kinds, ['nonsense', 'day', 'row', 'password'])).toEqual(['day'])
    expect(accessors(kinds, ['nonsense'])).toEqual(accessors(kinds))
  })

  test('never show what is hidden, or not for lists', () => {
    const all = allColumns(kinds, text).map(({ accessor }) => accessor)

    expect(all).not.toContain('secret')
    expect(all).not.toContain('elsewhere')
  })

  test('have a file’s facts in an upload collection only', () => {
    const files = aCollection({ upload: { mimeTypes: [] } })

    expect(accessors(files, ['filename', 'filesize'])).toEqual(['filename', 'filesize'])
    expect(accessors(aCollection(), ['filename', 'title'])).toEqual(['title'])
  })
})

test('a list is sorted by what people see in it: not by ids of others, nor by lists', () => {
  const sortable = allColumns(kinds, text)
    .filter(({ isSortable }) => isSortable)
    .map(({ accessor }) => accessor)

  expect(sortable).toEqual(
    expect.arrayContaining(['id', 'updatedAt', 'title', 'minutes', 'featured', 'meta.heading']),
  )
  expect(sortable).not.toContain('author')
  expect(sortable).not.toContain('tags')
})

test('the title leads to the document; without it, the first column does', () => {
  const leading = (wanted: string[]) =>
    titleColumn(shownColumns(kinds, wanted, text), kinds)?.accessor

  expect(leading(['minutes', 'title'])).toBe('title')
  expect(leading(['minutes', 'day'])).toBe('minutes')
})
