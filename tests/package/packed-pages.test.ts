import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { inProject, root } from '../../scripts/kit/root.ts'

interface Packed {
  files: readonly { path: string }[]
}

function packedFiles(): Set<string> {
  const args = ['pack', '--dry-run', '--ignore-scripts', '--json']
  const { stdout } = spawnSync('npm', args, { cwd: root, encoding: 'utf8' })
  const [packed] = JSON.parse(stdout) as Packed[]
  return new Set(packed!.files.map(({ path }) => path))
}

/** What a page links to in the project, from its root. */
const linksIn = (page: string): string[] =>
  [
    ...readFileSync(inProject(page), 'utf8')
      .replaceAll(/```[\s\S]*?```/g, '')
      .matchAll(/\]\(([^)\s]+)\)/g),
  ]
    .map(([, link = '']) => link.replace(/#.*$/, ''))
    .filter((link) => link !== '' && !/^[a-z]+:/.test(link))
    .map((link) => join(dirname(page), link))

test('37.1.10 every page that the README leads to is in the package', () => {
  const files = packedFiles()
  const isPacked = (path: string) =>
    files.has(path) || [...files].some((file) => file.startsWith(`${path}/`))
  const pages = new Set(['README.md'])
  const dead: string[] = []
  // A set is walked to its end, with what was added on the way.
  for (const page of pages) {
    for (const target of linksIn(page)) {
      if (!isPacked(target)) dead.push(`${page} → ${target}`)
      else if (target.endsWith('.md')) pages.add(target)
    }
  }

  expect(pages.size).toBeGreaterThan(80)
  expect(dead).toEqual([])
})
