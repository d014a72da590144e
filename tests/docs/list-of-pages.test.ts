import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { groupsOf, titleOf } from '../../docs/site/groups.ts'
import { filesIn } from '../../scripts/kit/files-in.ts'
import { inProject } from '../../scripts/kit/root.ts'

const read = (path: string) => readFileSync(inProject(path), 'utf8')
const groups = groupsOf(read('docs/README.md'))
const listed = groups.flatMap(({ pages }) => pages)

test('37.4 every page is in the list of pages once, and has a title of its own', () => {
  const written = ['editor', 'developer', 'qa'].flatMap((folder) =>
    filesIn(inProject(`docs/${folder}`)).map((path) => relative(inProject(''), path)),
  )
  expect(listed.filter((path) => /^docs\/(editor|developer|qa)\//.test(path)).sort()).toEqual(
    written.sort(),
  )
  expect(new Set(listed).size).toBe(listed.length)
  const titles = listed.map((path) => titleOf(read(path)))
  expect(titles).not.toContain('')
})

test('37.4 the list names no page that isn’t there', () => {
  expect(listed.filter((path) => !existsSync(inProject(path)))).toEqual([])
})

test('37.4 each picture of the pages is there in both themes', () => {
  const pages = ['README.md', ...listed.filter((path) => path.startsWith('docs/'))]
  const named = pages.flatMap((page) =>
    [...read(page).matchAll(/(?:src|srcset)="([^"]*images\/[^"]+)"/g)].map(([, path]) =>
      join(page, '..', path!),
    ),
  )
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((path) => !existsSync(inProject(path)))).toEqual([])
  const themes = named.map((path) => path.replace(/-(light|dark)\.webp$/, ''))
  for (const name of themes) expect(themes.filter((one) => one === name).length % 2).toBe(0)
})
