import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inProject } from '../scripts/kit/root.ts'

const rows = readFileSync(inProject('docs/accessibility.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) =>
    line
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim()),
  )

/** As WCAG 2.2 numbers them, without those of level AAA and the one that was removed. */
const numbers = [
  ...['1.1.1', '1.2.1', '1.2.2', '1.2.3', '1.2.4', '1.2.5', '1.3.1', '1.3.2', '1.3.3', '1.3.4'],
  ...['1.3.5', '1.4.1', '1.4.2', '1.4.3', '1.4.4', '1.4.5', '1.4.10', '1.4.11', '1.4.12'],
  ...['1.4.13', '2.1.1', '2.1.2', '2.1.4', '2.2.1', '2.2.2', '2.3.1', '2.4.1', '2.4.2', '2.4.3'],
  ...['2.4.4', '2.4.5', '2.4.6', '2.4.7', '2.4.11', '2.5.1', '2.5.2', '2.5.3', '2.5.4', '2.5.7'],
  ...['2.5.8', '3.1.1', '3.1.2', '3.2.1', '3.2.2', '3.2.3', '3.2.4', '3.2.6', '3.3.1', '3.3.2'],
  ...['3.3.3', '3.3.4', '3.3.7', '3.3.8', '4.1.2', '4.1.3'],
]

test('38.4 A11Y-1 each criterion of WCAG 2.2 A and AA has its row', () => {
  expect(rows.map(([criterion]) => criterion?.split(' ')[0])).toEqual(numbers)
})

test('38.4 A11Y-1 a row without a test says that it does not apply, or is not met', () => {
  const untested = rows.filter(([, , , named]) => !named)
  const unsaid = untested.filter(([, , how]) => !/^(Not applicable|\*\*Not met)/.test(how ?? ''))
  expect(unsaid).toEqual([])
})

test.each(
  rows.filter(([, , , named]) => named).map(([criterion, , , named]) => [criterion, named]),
)('38.4 A11Y-1 %s names a test that exists: %s', (_criterion, named) => {
  const [, file = '', name = ''] = /^`([\w-]+\.(?:test|spec)\.ts)`: (.+)$/.exec(named ?? '') ?? []
  const path = ['tests/e2e', 'tests/ui/styles'].map((folder) => inProject(`${folder}/${file}`))
  const source = readFileSync(path.find(existsSync)!, 'utf8')
  expect(titlesIn(source).some((title) => title.test(name))).toBe(true)
})

/** What a test may be called: its title without tags, anything in the place of a value. */
const titlesIn = (source: string): RegExp[] =>
  [...source.matchAll(/[(,]\s*(['`])((?:(?!\1).)+)\1/g)].map(([, , title]) => {
    const plain = title!.replaceAll(/ @\w+/g, '').split(/\$\{[^}]*\}/)
    return new RegExp(`^${plain.map(escaped).join('.+')}$`)
  })

const escaped = (part: string): string => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')
