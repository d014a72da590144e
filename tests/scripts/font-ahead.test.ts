import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fontAhead } from '../../scripts/kit/font-ahead.ts'

const sources = {
  'index.html': '<!doctype html><head></head><script type="module" src="./main.js"></script>',
  'main.js': "import './main.css'",
  'main.css':
    '@font-face { font-family: Sample; src: url(./sample.woff2) } * { font-family: Sample }',
  'sample.woff2': 'not really a font',
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'font-ahead-'))
  for (const [name, source] of Object.entries(sources)) writeFileSync(join(folder, name), source)
})
afterEach(() => rmSync(folder, { recursive: true }))

test('the page asks for the font itself, at the address that the build gave it', async () => {
  await buildWith('sample.woff2')
  const page = readFileSync(join(folder, 'dist/index.html'), 'utf8')
  const link = page.match(
    /<link rel="preload" as="font" type="font\/woff2" crossorigin href="([^"]+)">/,
  )
  expect(existsSync(join(folder, 'dist', link?.[1] ?? 'no link'))).toBe(true)
})

test('a font that no stylesheet has breaks the build', async () => {
  await expect(buildWith('renamed.woff2')).rejects.toThrow(
    'No stylesheet of the build has the font renamed.woff2.',
  )
})

const buildWith = (font: string) =>
  build({
    root: folder,
    base: './',
    configFile: false,
    logLevel: 'silent',
    plugins: [fontAhead(font)],
    build: { assetsInlineLimit: 0 },
  })
