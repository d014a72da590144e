import { expect, test } from 'vitest'
import { catchLetters } from '../../../ui/views/palette/early-letters.ts'

function early() {
  const page = new EventTarget()
  return {
    letters: catchLetters(page),
    press: (key: string, held: object = {}) => {
      const event = Object.assign(new Event('keydown', { cancelable: true }), { key, ...held })
      page.dispatchEvent(event)
      return event.defaultPrevented ? 'caught' : 'left'
    },
  }
}

test('NAV-8 letters that come before the line are for it when it is ready', () => {
  const { press, letters } = early()
  for (const key of ['p', 'o', 'z', 'Backspace', 's', 't', ' ', 's']) {
    expect(press(key)).toBe('caught')
  }
  expect(letters.stop()).toBe('post s')
})

test('NAV-8 nothing is caught once the line is ready', () => {
  const { press, letters } = early()
  expect(letters.stop()).toBe('')
  expect(press('a')).toBe('left')
  expect(letters.stop()).toBe('')
})

test('NAV-8 shortcuts and keys that write nothing stay what they are; Enter presses nothing yet', () => {
  const { press } = early()
  expect(press('k', { ctrlKey: true })).toBe('left')
  expect(press('k', { metaKey: true })).toBe('left')
  expect(press('Tab')).toBe('left')
  expect(press('Enter')).toBe('caught')
})

test('NAV-8 Escape before it is there gives it up', () => {
  const { press, letters } = early()
  expect(letters.isGivenUp()).toBe(false)
  expect(press('Escape')).toBe('caught')
  expect(letters.isGivenUp()).toBe(true)
})
