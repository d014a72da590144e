import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inProject } from '../../scripts/kit/root.ts'

interface Locked {
  optionalDependencies?: Record<string, string>
}

const { packages }: { packages: Record<string, Locked> } = JSON.parse(
  readFileSync(inProject('package-lock.json'), 'utf8'),
)

/** Where a package's dependency may be: beside it, or in a folder further out. */
const places = (from: string, name: string): string[] => {
  const folders = from.split('/node_modules/').map((_, index, all) => all.slice(0, index + 1))
  return ['', ...folders.map((folder) => `${folder.join('/node_modules/')}/`)].map(
    (folder) => `${folder}node_modules/${name}`,
  )
}

test('npm ci works on every system: the lockfile has the parts of packages for all of them', () => {
  const missing = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !places(from, name).some((place) => place in packages))
      .map((name) => `${from} → ${name}`),
  )

  expect(missing).toEqual([])
})
