import { describe, expect, test } from 'vitest'
import { colourOf, contrast } from './token-colours.ts'

const surfaces = [
  'surface',
  'surface-raised',
  'surface-sunken',
  'surface-hover',
  'surface-raised-hover',
  'surface-selected',
  'surface-selected-hover',
]

const texts = [
  'text',
  'text-muted',
  'text-accent',
  'text-danger',
  'text-alert',
  'text-warning',
  'text-success',
  'text-info',
]

const controls = [
  'focus',
  'line-control',
  'line-button',
  'line-danger',
  'accent',
  'danger',
  'sign-alert',
  'sign-warning',
  'sign-success',
  'sign-info',
]

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const between = (one: string, other: string) =>
    contrast(colourOf(one, theme), colourOf(other, theme))

  test.each(pairs(texts, surfaces))('--%s can be read on --%s', (text, surface) => {
    expect(between(text, surface)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['danger', 'warning', 'success', 'info'])('a notice of %s can be read', (tone) => {
    expect(between('text', `surface-${tone}`)).toBeGreaterThanOrEqual(4.5)
    expect(between(`text-${tone}`, `surface-${tone}`)).toBeGreaterThanOrEqual(4.5)
  })

  test.each([
    ['on-accent', 'accent'],
    ['on-accent', 'accent-hover'],
    ['on-danger', 'danger'],
    ['on-danger', 'danger-hover'],
  ])('--%s can be read on --%s', (text, surface) => {
    expect(between(text, surface)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(pairs(controls, ['surface', 'surface-raised', 'surface-sunken']))(
    '--%s can be seen on --%s',
    (control, surface) => {
      expect(between(control, surface)).toBeGreaterThanOrEqual(3)
    },
  )
})

test('dark lifts by lightness and is never pure black', () => {
  const [sunken, surface, raised] = ['surface-sunken', 'surface', 'surface-raised'].map((token) =>
    contrast(colourOf(token, 'dark'), [0, 0, 0]),
  )

  expect(sunken).toBeGreaterThan(1.05)
  expect(surface).toBeGreaterThan(sunken ?? 0)
  expect(raised).toBeGreaterThan(surface ?? 0)
})

test('black on white is 21, so the numbers above mean what they say', () => {
  expect(contrast([0, 0, 0], [1, 1, 1])).toBe(21)
})

function pairs(ones: readonly string[], others: readonly string[]): [string, string][] {
  return ones.flatMap((one) => others.map((other): [string, string] => [one, other]))
}
