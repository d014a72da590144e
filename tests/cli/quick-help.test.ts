// @module-tag slow
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { inProject } from '../../scripts/kit/root.ts'
import { temporaryFolder } from '../server/kit/temporary-folder.ts'
import { aProject, Stateroom } from './kit/stateroom.ts'

const lister = pathToFileURL(inProject('tests/cli/kit/list-loaded.mjs')).href

/** What takes long to load: the server and its packages, and what reads a config or shows a screen. */
const slow =
  /\/server\/|\/config-schema\/config\/index|node_modules\/(payload|zod|jiti|acorn|vite|ink|react)\//

test.each([
  ...['add', 'backup', 'build', 'check', 'config', 'create', 'dev', 'doctor', 'migrate'],
  ...['restore', 'schema', 'serve', 'start', 'types', 'user'],
])('23 the help of %s loads nothing of the server', async (command) => {
  const loaded = await loadedBy([command, '--help'])

  expect(loaded.filter((url) => /cli\/commands\//.test(url))).not.toEqual([])
  expect(loaded.filter((url) => slow.test(url))).toEqual([])
})

/** The most files of ours that adding a field may need. */
const most = 60

test('23 adding a field loads nothing that judges a config, and little else', async () => {
  const loaded = await loadedBy(['add', 'field', 'posts', 'summary', '--yes'])
  const own = new Set(loaded.filter((url) => !/^node:|\/node_modules\//.test(url)))

  expect(loaded.filter((url) => /\/edit-config\/add-field/.test(url))).not.toEqual([])
  expect(loaded.filter((url) => /\/config-schema\/config\//.test(url))).toEqual([])
  expect(own.size).toBeLessThanOrEqual(most)
})

/** Every module that a command loads, by its source. */
async function loadedBy(args: readonly string[]): Promise<string[]> {
  const LOADED = join(temporaryFolder('loaded'), 'modules.txt')
  const stateroom = new Stateroom(aProject(), args, {
    ...{ LOADED, NODE_OPTIONS: `--import=${lister}` },
  })
  expect(await stateroom.ends(), stateroom.err).toBe(0)
  return readFileSync(LOADED, 'utf8').split('\n').flatMap(sourcesOf)
}

/** What a module was built from; itself where nothing is known of that. */
function sourcesOf(url: string): string[] {
  const map = url.startsWith('file:') ? `${fileURLToPath(url)}.map` : ''
  return url.includes('/dist/') && existsSync(map)
    ? JSON.parse(readFileSync(map, 'utf8')).sources
    : [url]
}
