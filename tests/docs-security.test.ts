import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { inProject } from '../scripts/kit/root.ts'

const lines = readFileSync(inProject('docs/security.md'), 'utf8').split('\n')

/** The lines of the threat model: who, what, how it is refused, which test. */
const rows = lines
  .filter((line) => line.startsWith('| '))
  .slice(1)
  .map((line) => line.slice(1, -1).split('|'))

/** What is said outside of the table, apart from the terms and from lines that lead on. */
const promises = lines
  .slice(
    0,
    lines.findIndex((line) => line.startsWith('| ')),
  )
  .filter((line) => line !== '' && !line.startsWith('#'))
  .filter((line) => !leadsOn(line))
  .map((line) => /^- (.+?\.) (`.+)$/.exec(line)?.slice(1) ?? [line, ''])

function leadsOn(line: string): boolean {
  return (
    [
      'To report a vulnerability, see [SECURITY.md](../SECURITY.md).',
      'Every sentence that promises something is a row or an item here and ends with its test.',
      'With `audit` in the config:',
    ].includes(line) || line.startsWith('*Visitor*: ')
  )
}

const folders = [
  'tests/server',
  'tests/cli',
  'tests/examples',
  'tests/e2e',
  'tests/ui/preview',
  'tests/rich-text',
  'tests',
]

describe('PERM-3 the threat model', () => {
  test('has lines with a test each', () => {
    expect(rows.length).toBeGreaterThan(20)
    expect(rows.filter((cells) => cells.length !== 4)).toEqual([])
    expect(promises.filter(([, named]) => named === '')).toEqual([])
  })

  test('promises one thing with each item, or its other sentences would have no test', () => {
    expect(promises.filter(([said = '']) => /[.!?] [A-Z]/.test(said))).toEqual([])
  })

  test.each([
    ...rows.map(([, what = '', , named = '']) => [what.trim(), named.trim()]),
    ...promises.map(([said = '', named = '']) => [said, named]),
  ])('says of “%s” a test that exists: %s', (_what, named) => {
    const [, file = '', name = ''] = /^`([\w-]+\.(?:test|spec)\.ts)`: (.+)$/.exec(named) ?? []
    const path = folders.map((folder) => inProject(`${folder}/${file}`)).find(existsSync)
    expect(path).toBeDefined()
    const titles = readFileSync(path!, 'utf8').replaceAll(/ @\w+(?=['`])/g, '')
    expect(titles).toContain(`'${name}'`)
  })
})
