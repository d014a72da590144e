import { expect, test } from 'vitest'
import { withBlock } from '../../../../ui/views/document/translation/with-block.ts'

const words = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] })
const text = (...all: string[]) => ({ root: { type: 'root', children: all.map(words) } })

const source = text('One', 'Two', 'Three')

test('39.3 a paragraph of the source goes where it stands there, or to the end', () => {
  expect(withBlock(source, text('Eins'), 1)).toEqual(text('Eins', 'Two'))
  expect(withBlock(source, text('Eins'), 0)).toEqual(text('One', 'Eins'))
  expect(withBlock(source, text('Eins'), 2)).toEqual(text('Eins', 'Three'))
})

test('39.3 an empty translation gets that paragraph alone', () => {
  for (const empty of [null, undefined, text(), text('')]) {
    expect(withBlock(source, empty, 1)).toEqual(text('Two'))
  }
})

test('39.3 a paragraph that is gone changes nothing', () => {
  expect(withBlock(source, text('Eins'), 9)).toEqual(text('Eins'))
  expect(withBlock(null, text('Eins'), 0)).toEqual(text('Eins'))
})
