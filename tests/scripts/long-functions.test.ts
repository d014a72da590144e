import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../../scripts/kit/root.ts'
import { longFunctions } from '../../scripts/long-functions.ts'

test('34.3 no function of ui, machines and server is longer than 80 lines', () => {
  expect(longFunctions(root)).toEqual([])
})

const statements = (count: number) => 'go()\n'.repeat(count)

test.each([
  ['a function', (count: number) => `function planted() {\n${statements(count)}}`],
  ['an arrow', (count: number) => `const planted = (go: Go) => {\n${statements(count)}}`],
  ['a method', (count: number) => `class One {\nplanted() {\n${statements(count)}}\n}`],
  ['a property', (count: number) => `const one = {\nplanted: () => {\n${statements(count)}}\n}`],
  [
    'a function in another',
    (count: number) => `const list = [all(function planted() {\n${statements(count)}})]`,
  ],
])('34.3 %s of 81 lines is found, one of 80 is not', (_, sourceOf) => {
  const found = foundIn({ 'server/kit/long.ts': sourceOf(79), 'ui/short.tsx': sourceOf(78) })

  expect(found).toMatchObject([{ file: 'server/kit/long.ts', name: 'planted', lines: 81 }])
})

test('34.3 a list outside of functions may be as long as it needs', () => {
  const short = 'const isEvent = (type: string) => (seen: Step) => seen.type === type\n'
  const list = `const laws = [\n${"{ name: 'one', holds: () => true },\n".repeat(200)}]\n`

  expect(foundIn({ 'machines/one/one.laws.ts': short + list })).toEqual([])
})

test('34.3 tests and scripts are not counted', () => {
  expect(foundIn({ 'tests/long.ts': `function planted() {\n${statements(100)}}` })).toEqual([])
})

/** What is too long in a project of these files. */
function foundIn(files: Record<string, string>) {
  const project = mkdtempSync(join(tmpdir(), 'stateroom-long-'))
  onTestFinished(() => rmSync(project, { recursive: true }))
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(dirname(join(project, file)), { recursive: true })
    writeFileSync(join(project, file), source)
  }
  return longFunctions(project)
}
