import { describe, expect, test } from 'vitest'
import { isStoodInFor, standInAt } from '../../../ui/fields/kit/stand-in.ts'

describe('17.11 I18N-2 R6 what stands in for a missing value', () => {
  const german = {
    title: '',
    rows: [
      { id: 'b', label: null },
      { id: 'new', label: null },
      { id: 'a', label: null },
    ],
    meta: { text: null },
  }
  const english = {
    title: 'On quiet tools',
    rows: [
      { id: 'a', label: 'One' },
      { id: 'b', label: 'Two' },
    ],
    meta: { text: 'Tools' },
    nothing: '',
  }

  test.each<[string, unknown]>([
    ['title', 'On quiet tools'],
    ['meta.text', 'Tools'],
    // Rows were moved, and one was added.
    ['rows.0.label', 'Two'],
    ['rows.1.label', undefined],
    ['rows.2.label', 'One'],
    ['rows.3.label', undefined],
    ['nothing', undefined],
    ['gone.altogether', undefined],
  ])('at %s is %j', (path, value) => {
    expect(standInAt(german, english, path)).toBe(value)
  })

  test.each<['text' | 'textarea' | 'email' | 'number' | 'relationship', unknown, boolean]>([
    ['text', '', true],
    ['textarea', '', true],
    ['text', null, true],
    ['number', undefined, true],
    ['number', 0, false],
    ['email', '', false],
    ['relationship', [], false],
    ['text', 'Werkzeuge', false],
  ])('for a %s that is %j: %s, as Payload has it', (type, value, isSo) => {
    expect(isStoodInFor({ type }, value as never)).toBe(isSo)
  })
})
