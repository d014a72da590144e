import { describe, expect, test } from 'vitest'
import { field } from '../../../ui/gallery/fields/make-field.ts'
import { markupOf } from './kit/markup.tsx'

const latin = 'lorem ipsum '
const hebrew = 'שלום עולם '

/** The direction that the control of this text has on the page. */
async function directionOf(text: string, rtl = false): Promise<string | undefined> {
  const markup = await markupOf([field('textarea', 'long', { rtl })], { values: { long: text } })
  return /<textarea[^>]* dir="(\w+)"/.exec(markup)?.[1]
}

describe('R8 17.6 the direction of a text of several lines', () => {
  test('is the browser’s to find, paragraph by paragraph', async () => {
    expect(await directionOf(latin)).toBe('auto')
    expect(await directionOf(`${latin}\n`.repeat(50_000))).toBe('auto')
    expect(await directionOf('')).toBe('auto')
  })

  test('is that of the first letter where a paragraph is too long for that', async () => {
    expect(await directionOf(`12. ${latin.repeat(10_000)}${hebrew}`)).toBe('ltr')
    expect(await directionOf(`12. ${hebrew.repeat(10_000)}${latin}`)).toBe('rtl')
    expect(await directionOf(`${latin}\n${latin.repeat(10_000)}`)).toBe('ltr')
    expect(await directionOf('0'.repeat(100_000))).toBe('ltr')
  })

  test('is the config’s where it says so', async () => {
    expect(await directionOf(latin.repeat(10_000), true)).toBe('rtl')
  })
})
