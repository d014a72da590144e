import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { differences } from '../../scripts/corpus/compare.ts'
import { openWorkspace } from '../../scripts/corpus/workspace.ts'
import { temporaryFolder } from '../server/kit/temporary-folder.ts'

test('FRONT-3 a value that was lost or changed is named, what the server added is not', () => {
  const sent = {
    title: 'Harbour',
    at: '2026-03-04T12:00:00.000Z',
    author: 7,
    rows: [{ text: 'one' }, { text: 'two', note: 'lost' }],
    tags: ['a', 'b'],
  }
  const got = {
    id: 1,
    title: 'Harbor',
    at: '2026-03-04T12:00:00Z',
    author: { id: 7, name: 'Ada' },
    rows: [
      { id: 'r1', text: 'one' },
      { id: 'r2', text: 'two' },
    ],
    tags: ['a'],
  }

  expect(differences(sent, got)).toEqual(['title', 'rows.1.note', 'tags'])
  expect(differences(sent, sent)).toEqual([])
})

test('FRONT-3 the configs of a folder are copied, without their packages, and the folder stays as it was', () => {
  const dir = temporaryFolder('foreign')
  for (const name of ['blog', 'shop', 'notes'])
    mkdirSync(join(dir, name, 'node_modules'), { recursive: true })
  writeFileSync(join(dir, 'blog/config.ts'), 'export default {}')
  writeFileSync(join(dir, 'shop/config.ts'), 'export default {}')

  const { configs, remove } = openWorkspace(dir, undefined)

  expect(configs.map(({ name }) => name)).toEqual(['blog', 'shop'])
  expect(configs.every(({ path }) => !path.startsWith(dir))).toBe(true)
  remove()
})
