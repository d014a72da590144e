import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { strays } from '../scripts/arrows.ts'
import { inProject, root } from '../scripts/kit/root.ts'

test('every import goes the way of the arrows, and none goes round in a circle', {
  timeout: 60_000,
}, () => {
  expect(strays(root)).toEqual([])
})

test('machines know no DOM: they compile without its types', { timeout: 60_000 }, () => {
  expect(typeErrorsIn(root)).toBe('')
})

describe('in a copy where somebody went astray', { timeout: 60_000 }, () => {
  const copy = mkdtempSync(join(tmpdir(), 'arrows-'))
  const plainStrays = strays(root)

  beforeAll(() => {
    for (const path of ['package.json', 'tsconfig.json', ...product]) {
      cpSync(inProject(path), join(copy, path), { recursive: true })
    }
    symlinkSync(inProject('node_modules'), join(copy, 'node_modules'))
  })
  afterAll(() => rmSync(copy, { recursive: true }))

  /** What is found in the copy with these files in it, and only then. */
  function foundWith<Found>(files: Record<string, string>, find: () => Found): Found {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(copy, path)), { recursive: true })
      writeFileSync(join(copy, path), content)
    }
    const found = find()
    for (const path of Object.keys(files)) rmSync(join(copy, path))
    return found
  }

  const straysWith = (files: Record<string, string>) =>
    foundWith(files, () => strays(copy).filter((stray) => !plainStrays.includes(stray)))

  test.each([
    ['machines/theme/stray.ts', "import '../../ui/app/main.tsx'", 'machines may not import ui'],
    ['ui/stray.tsx', "import type { Host } from '#server'", 'ui may not import server'],
    ['server/stray.ts', "export * from '#locales'", 'server may not import locales'],
    [
      'config-schema/stray.ts',
      "const later = import('#locales')",
      'config-schema may not import locales',
    ],
    ['cli/stray.ts', "import '../tests/kit/server.ts'", 'cli may not import tests'],
    [
      'ui/stray.ts',
      "import '../config-schema/problems/problem.ts'",
      'import the door of config-schema',
    ],
    ['ui/stray.ts', "import 'stateroom-admin/server'", 'ui may not import server'],
    ['machines/stray.ts', "import { useState } from 'react'", 'React belongs to ui'],
    ['server/stray.tsx', "import 'react-dom/server'", 'React belongs to ui'],
    ['ui/stray.ts', "import '#config-schema/config'", 'the browser gets contracts'],
    [
      'machines/theme/stray.ts',
      "import type { Plan } from '#testing'",
      'machines may not import testing',
    ],
    [
      'machines/theme/stray.plan.ts',
      "import { explore } from '#testing'",
      'types of the engine only',
    ],
    [
      'testing/stray.ts',
      "import { themeMachine } from '#machines/theme'",
      'testing may not import',
    ],
    ['ui/stray.ts', "import 'node:fs'", 'this also runs in the browser'],
  ])('%s with «%s» is named', (file, line, reason) => {
    const found = straysWith({ [file]: line })

    expect(found).toEqual([expect.stringContaining(`${file} → `)])
    expect(found[0]).toContain(reason)
  })

  test.each(['fetch("/api")', 'void window.fetch("/api")', 'globalThis.fetch("/api")'])(
    '«%s» is refused outside the client',
    (call) => {
      const found = straysWith({ 'ui/views/stray.ts': call, 'ui/client/honest.ts': call })

      expect(found).toEqual(['ui/views/stray.ts: only ui/client/ calls fetch'])
    },
  )

  test('a cycle is named with every file on it, even one of types alone', () => {
    const found = straysWith({
      'ui/a.ts': "import { b } from './b.ts'\nexport const a = b",
      'ui/b.ts': "import type { c } from './c.ts'\nexport const b = 1",
      'ui/c.ts': "export { a as c } from './a.ts'",
    })

    expect(found).toEqual(['ui/a.ts → ui/b.ts → ui/c.ts → ui/a.ts: a cycle'])
  })

  test('a machine that touches the page does not compile', { timeout: 60_000 }, () => {
    const stray = { 'machines/stray.ts': 'export const title = () => document.title' }

    expect(foundWith(stray, () => typeErrorsIn(copy))).toContain('machines/stray.ts')
  })
})

const product = ['config-schema', 'locales', 'machines', 'testing', 'ui', 'server', 'cli']

function typeErrorsIn(folder: string): string {
  const tsc = inProject('node_modules/typescript/bin/tsc')
  return spawnSync(process.execPath, [tsc, '--project', 'machines'], {
    cwd: folder,
    encoding: 'utf8',
  }).stdout
}
