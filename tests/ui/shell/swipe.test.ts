import { describe, expect, test } from 'vitest'
import { isAtEdge, swipeOf } from '../../../ui/views/shell/swipe/swipe.ts'

const from = { x: 100, y: 300 }
const to = (x: number, y = 300) => ({ x, y })

describe('NAV-5 a finger', () => {
  test('comes in from the edge of the navigation, or goes back out to it', () => {
    expect(swipeOf(from, to(160), 'ltr')).toBe('in')
    expect(swipeOf(from, to(40), 'ltr')).toBe('out')
  })

  test('does so the other way round where one reads from the right', () => {
    expect(swipeOf(from, to(160), 'rtl')).toBe('out')
    expect(swipeOf(from, to(40), 'rtl')).toBe('in')
  })

  test('that has hardly moved does not swipe', () => {
    expect(swipeOf(from, to(147), 'ltr')).toBeNull()
    expect(swipeOf(from, to(148), 'ltr')).toBe('in')
  })

  test('that moves as much down as across scrolls', () => {
    expect(swipeOf(from, to(160, 331), 'ltr')).toBeNull()
    expect(swipeOf(from, to(160, 330), 'ltr')).toBe('in')
    expect(swipeOf(from, to(160, 269), 'ltr')).toBeNull()
  })

  test('pulls at the edge alone, which is at the right where one reads from there', () => {
    expect(isAtEdge(to(32), 360, 'ltr')).toBe(true)
    expect(isAtEdge(to(33), 360, 'ltr')).toBe(false)
    expect(isAtEdge(to(328), 360, 'rtl')).toBe(true)
    expect(isAtEdge(to(32), 360, 'rtl')).toBe(false)
  })
})
