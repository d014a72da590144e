import { expect, test } from 'vitest'
import type { PaletteDoorEvent } from '#machines/palette-door'
import { catchLetters } from '../../../ui/views/palette/early-letters.ts'

function early({ isListening = true } = {}) {
  const page = new EventTarget()
  const heard: PaletteDoorEvent[] = []
  const stop = catchLetters(page, {
    isListening: () => isListening,
    hear: (event) => heard.push(event),
  })
  return {
    heard,
    stop,
    press: (key: string, held: object = {}) => {
      const event = Object.assign(new Event('keydown', { cancelable: true }), { key, ...held })
      page.dispatchEvent(event)
      return event.defaultPrevented ? 'caught' : 'left'
    },
  }
}

test('NAV-8 letters that come before the line are heard, and meant for nothing else', () => {
  const { press, heard } = early()
  for (const key of ['p', ' ', 'Backspace']) expect(press(key)).toBe('caught')
  expect(heard).toEqual([
    { type: 'user.press', key: 'p' },
    { type: 'user.press', key: ' ' },
    { type: 'user.press', key: 'Backspace' },
  ])
})

test('NAV-8 nothing is caught where nobody listens, or nobody does any more', () => {
  const deaf = early({ isListening: false })
  expect(deaf.press('a')).toBe('left')
  const gone = early()
  gone.stop()
  expect(gone.press('a')).toBe('left')
  expect([...deaf.heard, ...gone.heard]).toEqual([])
})

test('NAV-8 shortcuts and keys that write nothing stay what they are; Enter presses nothing yet', () => {
  const { press, heard } = early()
  expect(press('k', { ctrlKey: true })).toBe('left')
  expect(press('k', { metaKey: true })).toBe('left')
  expect(press('Tab')).toBe('left')
  expect(press('Enter')).toBe('caught')
  expect(heard).toEqual([])
})

test('NAV-8 Escape before it is there gives it up', () => {
  const { press, heard } = early()
  expect(press('Escape')).toBe('caught')
  expect(heard).toEqual([{ type: 'user.close' }])
})
