import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { inProject } from '../scripts/kit/root.ts'

/** The lines of the threat model: who, what, how it is refused, which test. */
const rows = readFileSync(inProject('docs/security.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(1)
  .map((line) => line.slice(1, -1).split('|'))

describe('PERM-3 the threat model', () => {
  test('has lines with a test each', () => {
    expect(rows.length).toBeGreaterThan(20)
    expect(rows.filter((cells) => cells.length !== 4)).toEqual([])
  })

  test.each(rows.map(([, what = '', , named = '']) => [what.trim(), named.trim()]))(
    'says of “%s” a test that exists: %s',
    (_what, named) => {
      const [, file = '', name = ''] = /^`([\w-]+\.test\.ts)`: (.+)$/.exec(named) ?? []
      const source = readFileSync(inProject(`tests/server/${file}`), 'utf8')
      expect(source).toContain(`'${name}'`)
    },
  )
})
