import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ownModules, strays } from '../scripts/arrows.ts'
import { moduleReader } from '../scripts/kit/modules.ts'
import { inProject, root } from '../scripts/kit/root.ts'

const modules = ownModules()
const plainStrays = strays(modules)

test('every import goes the way of the arrows, and none goes round in a circle', () => {
  expect(plainStrays).toEqual([])
})

test('the folders of the root are those that ARCHITECTURE names', () => {
  const { stdout } = spawnSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  const inRoot = stdout.split('\n').flatMap((file) => /^([^./]\w+[^/]*)\//.exec(file)?.[1] ?? [])
  const text = readFileSync(inProject('ARCHITECTURE.md'), 'utf8')
  const named = [...text.matchAll(/^\| \[?`([^/`]+)\//gm)].map(([, name]) => name)

  expect([...new Set(inRoot)].sort()).toEqual([...new Set(named)].sort())
})

test.each(['cli', 'rich-text', 'server', 'testing', 'ui'])(
  'the README of %s says what each of its folders holds',
  (room) => {
    const page = readFileSync(inProject(`${room}/README.md`), 'utf8')
    const folders = readdirSync(inProject(room), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)

    expect(folders.filter((name) => !page.includes(`\`${name}/\``))).toEqual([])
  },
)

test('every script that a page names is there', () => {
  const { scripts } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'))
  const { stdout } = spawnSync(
    'git',
    ['grep', '-hoE', 'npm run [a-z][a-z:-]*', '--', ...ownPages],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  const named = stdout.split('\n').flatMap((line) => /^npm run (.+)$/.exec(line)?.[1] ?? [])

  expect(named.length).toBeGreaterThan(10)
  expect([...new Set(named)].filter((name) => !(name in scripts))).toEqual([])
})

/** Where a script of this project is named, and none of a site. */
const ownPages = ['CONTRIBUTING.md', 'bench', 'scripts']

test('machines know no DOM: they compile without its types', () => {
  expect(typeErrorsIn('machines')).toBe('')
})

describe('where somebody went astray', () => {
  const read = moduleReader(root)

  /** What is found with these files among the others, and only then. */
  function straysWith(files: Record<string, string>): string[] {
    const astray = Object.entries(files).map(([file, source]) => read(file, source))
    return strays([...modules, ...astray]).filter((stray) => !plainStrays.includes(stray))
  }

  test.each([
    ['machines/theme/stray.ts', "import '../../ui/app/main.tsx'", 'machines may not import ui'],
    ['ui/stray.tsx', "import type { Host } from '#server'", 'ui may not import server'],
    ['server/stray.ts', "export * from '#locales'", 'the server says its own texts'],
    ['ui/stray.ts', "import '#server-texts'", 'the server says its own texts'],
    [
      'config-schema/stray.ts',
      "const later = import('#locales')",
      'config-schema may not import locales',
    ],
    ['cli/stray.ts', "import '../tests/kit/server.ts'", 'cli may not import tests'],
    [
      'ui/stray.ts',
      "import '../config-schema/problems/problem.ts'",
      'import the entry file of config-schema',
    ],
    ['ui/stray.ts', "import 'stateroom-admin/server'", 'ui may not import server'],
    ['rich-text/stray.ts', "import '#machines/document'", 'rich-text may not import machines'],
    ['rich-text/stray.tsx', "import { useMemo } from 'react'", 'React belongs to ui'],
    ['ui/stray.ts', "import '../rich-text/tree/values.ts'", 'import the entry file of rich-text'],
    ['machines/stray.ts', "import { useState } from 'react'", 'React belongs to ui'],
    ['server/stray.tsx', "import 'react-dom/server'", 'React belongs to ui'],
    ['ui/stray.ts', "import '#config-schema/config'", 'the browser gets contracts'],
    [
      'machines/theme/stray.ts',
      "import { problems } from '#problems/problems'",
      'machines knows failures by their codes',
    ],
    [
      'machines/theme/stray.ts',
      "import type { Plan } from '#testing'",
      'machines may not import testing',
    ],
    [
      'machines/theme/stray.plan.ts',
      "import { explore } from '#testing'",
      'types and laws of the engine only',
    ],
    [
      'testing/stray.ts',
      "import { themeMachine } from '#machines/theme'",
      'testing may not import',
    ],
    ['ui/stray.ts', "import 'node:fs'", 'this also runs in the browser'],
    ['server/features/stray.ts', "import '../live/live.ts'", 'features may not import live'],
    ['server/kit/stray.ts', "import type { Limits } from '../options.ts'", 'kit may not import'],
    ['server/new/stray.ts', "import '../kit/answer.ts'", 'new has no place in the order'],
    [
      'ui/fields/stray.ts',
      "import type { Column } from '../views/list/columns.ts'",
      'fields may not import views',
    ],
    ['ui/client/stray.ts', "import '../fields/date/moments.ts'", 'client may not import fields'],
    ['ui/new/stray.ts', "import '../kit/place.ts'", 'new has no place in the order of ui'],
    [
      'ui/views/version/stray.ts',
      "const later = import('../timeline/TimelineRoute.tsx')",
      'version may not import timeline',
    ],
    [
      'ui/views/login/stray.ts',
      "import '../logout/LogoutRoute.tsx'",
      'login may not import logout',
    ],
    ['ui/views/stray.ts', "import '../gallery/fields/samples.ts'", 'only looks at the product'],
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

  test.each([
    'export const a = <a href="/x" target="_blank">x</a>',
    "export const a = { target: '_blank' }",
    "window.open('/x', '_blank', 'noopener')",
  ])(
    '17.16 NAV-4 «%s» is refused: new windows get noopener and noreferrer in one place',
    (line) => {
      const found = straysWith({ 'ui/views/stray.tsx': line })

      expect(found).toEqual(['ui/views/stray.tsx: only ui/parts/new-window.ts opens windows'])
    },
  )

  test('in ui/fields, folders that lead to each other are named with the files that do so', () => {
    const found = straysWith({
      'ui/fields/rows/stray.ts': "import type { Props } from '../blocks/BlockDrawer.tsx'",
    })

    expect(found).toContain(
      'ui/fields/rows/stray.ts → ../blocks/BlockDrawer.tsx: blocks leads back to rows',
    )
    expect(found).toContain(
      'ui/fields/blocks/BlocksField.tsx → ../rows/Rows.tsx: rows leads back to blocks',
    )
  })

  test('in ui/fields, folders that lead to each other by way of a third are named as well', () => {
    const found = straysWith({
      'ui/fields/kit/stray.ts': "import '../relationship/EditButton.tsx'",
    })

    expect(found).toContain(
      'ui/fields/kit/stray.ts → ../relationship/EditButton.tsx: relationship leads back to kit',
    )
  })

  test('a cycle is named with every file on it, even one of types alone', () => {
    const found = straysWith({
      'ui/a.ts': "import { b } from './b.ts'\nexport const a = b",
      'ui/b.ts': "import type { c } from './c.ts'\nexport const b = 1",
      'ui/c.ts': "export { a as c } from './a.ts'",
    })

    expect(found).toEqual(['ui/a.ts → ui/b.ts → ui/c.ts → ui/a.ts: a cycle'])
  })

  test('a machine that touches the page does not compile', () => {
    const folder = mkdtempSync(join(tmpdir(), 'stray-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const asMachines = {
      extends: inProject('machines/tsconfig.json'),
      compilerOptions: { typeRoots: [inProject('node_modules/@types')] },
      include: ['.'],
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(asMachines))
    writeFileSync(join(folder, 'stray.ts'), 'export const title = () => document.title')

    expect(typeErrorsIn(folder)).toContain(
      "stray.ts(1,28): error TS2584: Cannot find name 'document'",
    )
  })
})

function typeErrorsIn(folder: string): string {
  const tsc = inProject('node_modules/typescript/bin/tsc')
  return spawnSync(process.execPath, [tsc, '--project', folder], { cwd: root, encoding: 'utf8' })
    .stdout
}
