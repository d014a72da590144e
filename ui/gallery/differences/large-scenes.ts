import type { DocumentData } from '#contracts/documents'
import type { ClientField } from '#contracts/fields'
import { field } from '../fields/make-field.ts'
import { paragraph, rich } from './rich.ts'

interface Versions {
  fields: readonly ClientField[]
  from: DocumentData
  to: DocumentData
}

/** Rows of seven values; one in five changed, thirty moved to the end. */
export function manyRows(count: number): Versions {
  const fields = [
    field('text', 'name'),
    field('textarea', 'note'),
    field('number', 'amount'),
    field('checkbox', 'isOpen', { label: 'Open' }),
    field('date', 'on'),
    field('select', 'kind', { options: ['a', 'b'].map((value) => ({ value, label: value })) }),
    field('text', 'address'),
  ]
  const row = (index: number, isChanged: boolean) => ({
    id: String(index).padStart(24, '0'),
    name: isChanged ? `Row ${index}, with another name` : `Row ${index}`,
    note: `The note of row ${index}\nin ${isChanged ? 'three' : 'two'} lines.${isChanged ? '\nNew.' : ''}`,
    amount: isChanged ? index * 2 : index,
    isOpen: isChanged,
    on: `2026-11-${isChanged ? '20' : '10'}T12:00:00.000Z`,
    kind: isChanged ? 'b' : 'a',
    address: `https://example.com/${isChanged ? 'changed' : 'page'}/${index}`,
  })
  const rows = (isChanged: (index: number) => boolean) =>
    Array.from({ length: count }, (_, index) => row(index, isChanged(index)))
  const now = rows((index) => index % 5 === 0)
  return {
    fields: [
      field('text', 'title'),
      field('array', 'rows', { labels: { singular: 'Row', plural: 'Rows' }, fields }),
    ],
    from: { title: 'Many rows', rows: rows(() => false) },
    to: { title: 'Many rows, changed', rows: [...now.slice(30), ...now.slice(0, 30)] },
  }
}

/** A rich text of so many words, one in five of its paragraphs rewritten here and there. */
export function longText(words: number): Versions {
  const perParagraph = 60
  const text = (index: number, isChanged: boolean) =>
    Array.from({ length: perParagraph }, (_, place) => {
      const word = vocabulary[(index * 7 + place * 5 + ((index * place) % 11)) % vocabulary.length]
      const isOther = isChanged && place % 9 === 4
      return `${isOther ? 'otherwise' : word}${place % 12 === 11 ? '.' : ''}`
    }).join(' ')
  const body = (isChanged: (index: number) => boolean) =>
    rich(
      ...Array.from({ length: Math.ceil(words / perParagraph) }, (_, index) =>
        paragraph(text(index, isChanged(index))),
      ),
    )
  return {
    fields: [field('richText', 'body')],
    from: { body: body(() => false) },
    to: { body: body((index) => index % 2 === 0) },
  }
}

const vocabulary =
  'the work needs what lies on a bench and nothing else that a good hand would take from the wall before the light has come into this quiet room where every tool has its place'.split(
    ' ',
  )
