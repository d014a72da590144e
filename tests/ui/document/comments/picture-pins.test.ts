import { describe, expect, test } from 'vitest'
import type { Thread } from '#contracts/comments'
import { groupsOf } from '../../../../ui/views/document/comments/groups.ts'
import {
  anchorOnPicture,
  isOnPicture,
  pinNumber,
  pinsOf,
} from '../../../../ui/views/document/comments/picture-pins.ts'

const doc = { id: 1, filename: 'harbor.jpg', width: 1600, height: 1000 }
const point = { x: 0.25, y: 0.5 }
const anchor = anchorOnPicture(doc, point)
const thread = (id: string, more: Partial<Thread> = {}): Thread => ({
  ...{ id, anchor, comments: [], resolved: null },
  ...more,
})
const resolved = { by: null, at: '2026-12-01T10:00:00.000Z' }

describe('39.2 comments on points of a picture', () => {
  test('are about the file as it is', () => {
    expect(anchor).toEqual({
      place: ['filename'],
      point,
      picture: { name: 'harbor.jpg', width: 1600, height: 1000 },
    })
    expect(isOnPicture(anchor, doc)).toBe(true)
    expect(isOnPicture(anchor, { ...doc, filename: 'harbor-1.jpg' })).toBe(false)
    // Cropped, or replaced under the same name.
    expect(isOnPicture(anchor, { ...doc, height: 800 })).toBe(false)
    expect(isOnPicture(anchor, {})).toBe(false)
  })

  test('are numbered from the first, and keep their numbers when others are resolved', () => {
    // As the server has them: the newest first.
    const threads = [
      thread('c'),
      thread('d', { anchor: {} }),
      thread('b', { resolved }),
      thread('a'),
    ]

    expect(pinsOf(threads, doc)).toEqual([
      { thread: 'a', number: 1, point },
      { thread: 'c', number: 3, point },
    ])
    expect(pinNumber(threads, 'b')).toBe(2)
  })

  test('have no pins on another picture', () => {
    expect(pinsOf([thread('a')], { ...doc, width: 800 })).toEqual([])
  })

  test('stand after those on the document, before those on fields', () => {
    const threads = [
      thread('a', { anchor: { place: ['alt'] } }),
      thread('b'),
      thread('c', { anchor: {} }),
    ]

    expect(
      groupsOf({ threads, drafts: [] }, { values: doc, fields: [], locale: 'en' }).map(
        ({ about, path }) => [about, path],
      ),
    ).toEqual([
      ['document', null],
      ['picture', 'file'],
      ['field', null],
    ])
  })
})
