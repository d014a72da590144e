import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { inProject } from '../../scripts/kit/root.ts'
import { colourOf, contrast, isToken, moreContrast } from '../ui/styles/token-colours.ts'

const page = readFileSync(inProject('docs/developer/themes.md'), 'utf8')
const namesIn = (cell = '') => [...cell.matchAll(/`--([\w-]+)`/g)].map(([, name]) => name!)

const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| `--'))
  .map((line) => line.split('|').slice(1, -1))
const pairs = rows.flatMap(([colors, grounds, least]) =>
  least === undefined
    ? []
    : namesIn(colors).flatMap((color) =>
        namesIn(grounds).map((ground) => [color, ground, Number(least)] as const),
      ),
)
const tokens = rows.filter((row) => row.length === 2).flatMap(([names]) => namesIn(names))

test('38.3 every token that a site may override is one', () => {
  expect(tokens.length).toBeGreaterThan(30)
  expect(tokens.filter((token) => !isToken(token))).toEqual([])
})

test('38.3 the pairs to check are of tokens that a site may override', () => {
  expect(pairs.length).toBeGreaterThan(90)
  expect(pairs.flat().filter((one) => typeof one === 'string' && !tokens.includes(one))).toEqual([])
})

describe.each(['light', 'dark'] as const)('38.3 in the %s theme', (theme) => {
  test.each(pairs)('--%s on --%s has a contrast of at least %s', (color, ground, least) => {
    expect([3, 4.5]).toContain(least)
    const on = colourOf(ground, theme)
    expect(contrast(colourOf(color, theme), on)).toBeGreaterThanOrEqual(least)
  })

  test.each(['text-muted', 'text-accent', 'text-danger', 'text-warning', 'text-success'])(
    '--%s can be read better by those who ask for more contrast',
    (color) => {
      const on = colourOf('surface', theme)
      const more = contrast(colourOf(color, theme, moreContrast), on)
      expect(more).toBeGreaterThanOrEqual(7)
      expect(more).toBeGreaterThan(contrast(colourOf(color, theme), on))
    },
  )

  test('hairlines can be seen by those who ask for more contrast', () => {
    const line = colourOf('line', theme, moreContrast)
    expect(contrast(line, colourOf('surface', theme))).toBeGreaterThanOrEqual(3)
  })
})
