import { describe, expect, test } from 'vitest'
import { ariaKeys, isPressed, writes } from '../../../ui/actions/shortcut.ts'

const press = (key: string, held: Partial<KeyboardEvent> = {}) =>
  ({
    key,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    altKey: false,
    ...held,
  }) as KeyboardEvent

const [ctrl, meta, shift] = [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }]
const alt = { altKey: true }

describe('NAV-8 keys that are pressed', () => {
  test.each([
    ['mod+k', press('k', ctrl)],
    ['mod+k', press('k', meta)],
    ['mod+k', press('K', ctrl)],
    ['mod+shift+z', press('Z', { ...meta, ...shift })],
    ['ctrl+y', press('y', ctrl)],
    ['f3', press('F3')],
    ['shift+f3', press('F3', shift)],
    ['/', press('/')],
    ['/', press('/', shift)],
    ['?', press('?', shift)],
    ['alt+arrowup', press('ArrowUp', alt)],
    ['mod+alt+m', press('m', { ...ctrl, ...alt })],
    ['mod+alt+m', press('µ', { ...meta, ...alt, code: 'KeyM' })],
  ])('%s is', (shortcut, event) => expect(isPressed(shortcut, event)).toBe(true))

  test.each([
    ['mod+k', press('k')],
    ['mod+k', press('k', { ...ctrl, altKey: true })],
    ['mod+k', press('k', { ...ctrl, ...shift })],
    ['mod+z', press('Z', { ...ctrl, ...shift })],
    ['mod+shift+z', press('z', ctrl)],
    ['ctrl+y', press('y', meta)],
    ['f3', press('F3', shift)],
    ['?', press('?', ctrl)],
    ['?', press('/', shift)],
    ['alt+arrowup', press('ArrowUp')],
    // A letter that AltGr makes is written.
    ['mod+alt+m', press('µ', { ...ctrl, ...alt, code: 'KeyM' })],
  ])('%s is not', (shortcut, event) => expect(isPressed(shortcut, event)).toBe(false))

  test('a sign is written where one can write, the rest is not', () => {
    expect(['?', '/', 'mod+k', 'f3'].filter(writes)).toEqual(['?', '/'])
  })

  test('those who listen hear them by their names on every keyboard', () => {
    expect(ariaKeys(['mod+shift+z', 'ctrl+y', 'f3', '/', 'alt+arrowup'])).toBe(
      'Control+Shift+Z Meta+Shift+Z Control+Y F3 / Alt+ArrowUp',
    )
    expect(ariaKeys(undefined)).toBeUndefined()
  })
})
