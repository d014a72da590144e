import type { i18n } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import type { BulkResult } from '#contracts/bulk'
import type { BulkEdit } from '#contracts/bulk-edit'
import type { DocumentData } from '#contracts/documents'
import { startTexts } from '../../../ui/app/texts.ts'
import { TextsProvider } from '../../../ui/kit/text.tsx'
import { BulkComparison } from '../../../ui/views/list/bulk/BulkComparison.tsx'
import { aCollection, aField } from '../../kit/client-config.ts'

let texts: i18n
beforeAll(async () => {
  texts = await startTexts('en')
})

const kinds = ['Essay', 'Review', 'News'].map((label) => ({ value: label.toLowerCase(), label }))
const collection = aCollection({
  fields: [
    aField('text', 'title', { label: 'Title' }),
    aField('select', 'kind', { label: 'Kind', options: kinds }),
  ],
})

const of = (values?: DocumentData): BulkResult => ({
  ...{ id: 1, title: null, outcome: 'changed' },
  ...(values && { values }),
})

/** What people read of it. */
const words = (edit: BulkEdit, results: readonly BulkResult[]) =>
  renderToStaticMarkup(
    <TextsProvider texts={texts}>
      <BulkComparison {...{ collection, edit, results }} />
    </TextsProvider>,
  ).replaceAll(/<[^>]*>/g, '')

test('39.1 LIST-5 an edit is shown by its fields, in the words of lists, and by nothing else', () => {
  const results = [of({ kind: 'essay' }), of({ kind: 'review' }), of({ kind: 'essay' }), of({})]

  expect(words({ data: { kind: 'news' } }, results)).toBe(
    'KindBefore: Essay (2)Review (1)Empty (1)After: News',
  )
  expect(words({ data: { kind: null } }, [of({ kind: 'essay' })])).toBe(
    'KindBefore: Essay (1)After: Empty',
  )
})

test('39.1 LIST-5 only so many values are shown, and how many more there are', () => {
  const results = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((title) => of({ title }))

  expect(words({ data: { title: 'z' } }, results)).toBe(
    'TitleBefore: a (1)b (1)c (1)d (1)e (1)and 2 moreAfter: z',
  )
})

test('39.1 LIST-5 it says of how many documents the values are', () => {
  const edit = { data: { title: 'z' } }
  const read = Array.from({ length: 100 }, () => of({ title: 'a' }))
  const unread = Array.from({ length: 1150 }, () => of())

  expect(words(edit, read)).toBe('TitleBefore: a (100)After: z')
  expect(words(edit, [...read, ...unread])).toBe(
    'TitleBefore: a (100)After: zBased on 100 of 1,250 documents',
  )
  expect(words(edit, unread)).toBe('')
})
