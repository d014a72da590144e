import { describe, expect, test } from 'vitest'
import { pictureOf, versioned } from '../../../ui/client/summaries.ts'
import { lacksAltText } from '../../../ui/views/list/grid/AltTextMark.tsx'
import {
  isWithoutAltText,
  withAnyAltText,
  withoutAltText,
} from '../../../ui/views/list/grid/alt-text-filter.ts'
import { shortType } from '../../../ui/views/list/grid/short-type.ts'
import { aCollection } from '../../kit/client-config.ts'

const updatedAt = '2026-01-02T03:04:05.000Z'

describe('20.8 the filter for pictures without alternative text', () => {
  const lacking = (operator: string, value: string) => [
    { alt: { [operator]: value } },
    { mimeType: { contains: 'image/' } },
  ]
  const both = [lacking('exists', 'false'), lacking('equals', '')]

  test('finds what has none, and what has an empty one', () => {
    expect(withoutAltText(null, 'alt')).toEqual({ or: both.map((and) => ({ and })) })
  })

  test('narrows what is filtered, and gives the filter back', () => {
    const where = { or: [{ and: [{ credit: { equals: 'Ann' } }] }] }
    const narrowed = withoutAltText(where, 'alt')

    expect(narrowed.or.map(({ and }) => and)).toEqual(
      both.map((and) => [{ credit: { equals: 'Ann' } }, ...and]),
    )
    expect(isWithoutAltText(narrowed, 'alt')).toBe(true)
    expect(withAnyAltText(narrowed, 'alt')).toEqual(where)
    expect(withAnyAltText(withoutAltText(null, 'alt'), 'alt')).toBeNull()
  })

  test('is another one than that of another field', () => {
    expect(isWithoutAltText(null, 'alt')).toBe(false)
    expect(isWithoutAltText(withoutAltText(null, 'caption'), 'alt')).toBe(false)
  })
})

describe('20.8 a picture without alternative text', () => {
  const files = aCollection({ upload: { mimeTypes: [], altText: 'alt' } })
  const picture = { filename: 'a.png', mimeType: 'image/png' }

  test.each([
    ['without the field', picture, true],
    ['with spaces', { ...picture, alt: ' ' }, true],
    ['with words', { ...picture, alt: 'A hill' }, false],
    ['that is none', { filename: 'a.pdf', mimeType: 'application/pdf' }, false],
  ])('%s: marked is %s', (_what, doc, isMarked) => {
    expect(lacksAltText(files, doc)).toBe(isMarked)
    expect(lacksAltText(aCollection({ upload: { mimeTypes: [] } }), doc)).toBe(false)
  })
})

describe('20.8 the picture of a card', () => {
  const sizes = {
    small: { url: '/api/media/file/a-1.png', width: 100 },
    large: { url: '/api/media/file/a-3.png', width: 900 },
    medium: { url: '/api/media/file/a-2.png', width: 400 },
    notMade: { url: null, width: null },
  }
  const doc = { filename: 'a.png', url: '/api/media/file/a.png', mimeType: 'image/png', updatedAt }

  test('is the smallest that is wide enough, in the version that is there', () => {
    const version = Date.parse(updatedAt)
    expect(pictureOf({ ...doc, sizes }, 300)).toBe(`/api/media/file/a-2.png?v=${version}`)
    expect(pictureOf({ ...doc, sizes }, 1000)).toBe(`/api/media/file/a.png?v=${version}`)
    expect(pictureOf({ ...doc, mimeType: 'application/pdf' }, 300)).toBeNull()
  })

  test.each(['blob:x/1', 'data:image/png;base64,', 'https://s3.example/a.png?X-Amz-Signature=1'])(
    'keeps the address %s: nothing may be added to it',
    (url) => {
      expect(versioned(url, updatedAt)).toBe(url)
    },
  )
})

test.each([
  ['image/jpeg', 'a.jpg', 'JPEG'],
  ['image/svg+xml', 'a.svg', 'SVG'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'a.docx', 'DOCX'],
  ['text/plain; charset=utf-8', 'a', 'PLAIN'],
  [null, 'a', null],
])('20.8 the type %s of %s is called %s', (type, name, called) => {
  expect(shortType(type, name)).toBe(called)
})
