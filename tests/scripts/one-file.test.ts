import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { oneFile } from '../../scripts/kit/one-file.ts'

const sources = {
  'main.js': "export const load = () => import('./alone.js?one-file')",
  'alone.js': [
    "import { shared } from './shared.js'",
    "import picture from './picture.svg'",
    "export const later = () => import('./later.js')",
    'export const said = () => [shared, picture]',
  ].join('\n'),
  'shared.js': "export const shared = 'SHARED'",
  'later.js': "export const late = 'LATER'",
  'picture.svg': '<svg xmlns="http://www.w3.org/2000/svg"><title>PICTURE</title></svg>',
}

const folder = mkdtempSync(join(tmpdir(), 'one-file-'))
const built = join(folder, 'built')

beforeAll(async () => {
  for (const [name, source] of Object.entries(sources)) writeFileSync(join(folder, name), source)
  await build({
    root: folder,
    base: './',
    configFile: false,
    logLevel: 'silent',
    plugins: [oneFile('assets/alone', {})],
    build: {
      outDir: built,
      rolldownOptions: { input: join(folder, 'main.js'), preserveEntrySignatures: 'strict' },
    },
  })
})
afterAll(() => rmSync(folder, { recursive: true }))

const onlyIn = (path: string): string => {
  const names = readdirSync(join(built, path), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
  expect(names).toHaveLength(1)
  return names[0]!
}

test('a module that stands alone is one script, with all that it needs inside', () => {
  const script = readFileSync(join(built, 'assets/alone', onlyIn('assets/alone')), 'utf8')

  for (const part of ['SHARED', 'LATER', 'data:image/svg+xml']) {
    expect(script).toContain(part)
  }
  expect(script).not.toMatch(/import\s*[{"'(]\s*["'`]?\.\//)
})

test('who loads it knows its name and what it must be', () => {
  const name = onlyIn('assets/alone')
  const script = readFileSync(join(built, 'assets/alone', name))
  const hash = createHash('sha384').update(script).digest('base64')
  const others = readdirSync(join(built, 'assets')).filter((file) => file.endsWith('.js'))
  const known = others.map((file) => readFileSync(join(built, 'assets', file), 'utf8')).join()

  expect(name).toMatch(/^alone-[\w-]{10}\.js$/)
  expect(known).toContain(`sha384-${hash}`)
  expect(known).toContain(`alone/${name}`)
  expect(known).not.toContain('SHARED')
})
