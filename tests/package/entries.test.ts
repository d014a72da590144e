import { expect, test } from 'vitest'
import { ownModules } from '../../scripts/arrows.ts'

const modules = new Map(ownModules().map((module) => [module.file, module]))

/** Every package that an entry leads to, whether its code runs or not: a bundler follows both. */
function packagesOf(entry: string): string[] {
  const found = new Set([entry])
  const packages = new Set<string>()
  // A set is walked to its end, with what was added on the way.
  for (const file of found) {
    for (const { isType, specifier, target } of modules.get(file)?.imports ?? []) {
      if (isType) continue
      if (target) found.add(target)
      else packages.add(specifier)
    }
  }
  return [...packages].sort()
}

test('21.1 what a Payload project imports leads to no build tool, database or server', () => {
  const packages = packagesOf('server/for-payload.ts')

  expect(packages).toContain('payload')
  expect(packages.filter((name) => /^(vite|srvx|sharp|jiti|@payloadcms\/db-)/.test(name))).toEqual(
    [],
  )
  // The same question, of what does: it can see them.
  expect(packagesOf('server/index.ts')).toEqual(
    expect.arrayContaining(['vite', 'srvx/node', '@payloadcms/db-postgres']),
  )
})

test('21.1 the route of a Next.js project leads to nothing else', () => {
  expect(packagesOf('server/for-next.ts').filter((name) => !name.startsWith('node:'))).toEqual([
    '#panel-drawing',
    '#panel-files',
    'payload',
    'payload/shared',
    'qs-esm',
  ])
})
