import { describe, expect, test } from 'vitest'
import type { SentEvent } from '../../../ui/client/live/sent-events.ts'
import { createEventReader } from '../../../ui/client/live/sent-events.ts'

const text = 'id: 1\ndata: {"type":"missed"}\n\n: a beat\n\nid: 2\r\ndata: one\r\ndata: two\r\n\r\n'
const events = [
  { id: '1', data: '{"type":"missed"}' },
  { id: '2', data: 'one\ntwo' },
]

describe('reading server-sent events', () => {
  test.each([1, 2, 3, 7, 1000])('tells each event once, in pieces of %i letters', (size) => {
    expect(readInPieces(text, size)).toEqual(events)
  })

  test('tells nothing of an event that is cut off', () => {
    expect(readInPieces('id: 1\ndata: half', 100)).toEqual([])
  })

  test('tells of an event without an id that it has none', () => {
    expect(readInPieces('id: 1\ndata: a\n\ndata: b\n\n', 100)).toEqual([
      { id: '1', data: 'a' },
      { id: null, data: 'b' },
    ])
  })
})

function readInPieces(all: string, size: number): SentEvent[] {
  const told: SentEvent[] = []
  const read = createEventReader((event) => told.push(event))
  for (let at = 0; at < all.length; at += size) read(all.slice(at, at + size))
  return told
}
