import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { measureBudgets } from '../../scripts/budgets.ts'

let folder = ''
afterEach(() => rmSync(folder, { recursive: true }))

/** A build whose scripts have the given sizes in KiB and do not compress. */
function buildOf(sizes: Record<string, number>, manifest: object): string {
  folder = mkdtempSync(join(tmpdir(), 'budgets-'))
  const files = Object.entries(sizes).map(
    ([name, kib]) => [`${name}.js`, randomBytes(kib * 1024)] as const,
  )
  for (const [name, content] of [
    ...files,
    ['.vite/manifest.json', JSON.stringify(manifest)] as const,
  ]) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}

const manifest = {
  'index.html': { file: 'main.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  '_table.js': { file: 'table.js', imports: ['_react.js'] },
  '../../locales/en/access.json': { file: 'en.js' },
  '../../locales/en/records.json': { file: 'records.js' },
  'Inside.tsx': { file: 'shell.js' },
  '../views/dashboard/DashboardRoute.tsx': { file: 'dashboard.js', dynamicImports: ['_table.js'] },
  '../views/list/ListRoute.tsx': { file: 'list.js', imports: ['_table.js'] },
}

test('a screen weighs its entry, its parts, the texts and what they import, each file once', () => {
  const sizes = {
    main: 20,
    react: 60,
    en: 5,
    records: 9,
    shell: 30,
    dashboard: 10,
    list: 20,
    table: 40,
  }

  const screens = measureBudgets(buildOf(sizes, manifest))

  const told = screens.map(({ screen, kib, requests }) => [screen, Math.round(kib), requests])
  expect(told.slice(0, 3)).toEqual([
    ['login', 85, 3],
    ['dashboard', 125, 5],
    ['list', 184, 7],
  ])
})

test('a screen over its budget is told, and one that is not in the build as well', () => {
  const sizes = {
    main: 100,
    react: 60,
    en: 5,
    records: 9,
    shell: 30,
    dashboard: 10,
    list: 20,
    table: 40,
  }

  const screens = measureBudgets(buildOf(sizes, manifest))

  expect(screens.map(({ state }) => state)).toEqual(['over', 'within', 'within', 'missing'])
  expect(screens.at(-1)?.missing).toEqual(['ui/views/document/DocumentRoute.tsx'])
})
