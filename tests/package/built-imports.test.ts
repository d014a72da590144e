import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { parse } from 'acorn'
import { beforeAll, expect, test } from 'vitest'
import { buildWhatIsStale } from '../../scripts/kit/build-parts.ts'
import { inProject } from '../../scripts/kit/root.ts'

// A package that is only there in this project would be missing for everybody else.

const folder = inProject('dist/node')
const { dependencies, peerDependencies } = JSON.parse(
  readFileSync(inProject('package.json'), 'utf8'),
)

/** The package that an import names, or names something of. */
const packageOf = (name: string): string => /^(@[^/]+\/)?[^/]+/.exec(name)![0]

/** What a file imports, at once and later. */
function importsIn(code: string): string[] {
  const found: string[] = []
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) for (const part of node) walk(part)
    if (Array.isArray(node) || typeof node !== 'object' || node === null) return
    const { source, type, ...parts } = node as Record<string, unknown>
    const isImport = /^(Import(Declaration|Expression)|Export(Named|All)Declaration)$/.test(
      `${type}`,
    )
    const name = isImport && (source as { value?: unknown } | null)?.value
    if (typeof name === 'string') found.push(name)
    walk(Object.values(parts))
  }
  walk(parse(code, { ecmaVersion: 'latest', sourceType: 'module', allowHashBang: true }).body)
  return found
}

function importedPackages(): Map<string, string> {
  const found = new Map<string, string>()
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.js'))) {
    for (const name of importsIn(readFileSync(`${folder}/${file}`, 'utf8'))) {
      if (!/^[.#/]|^node:/.test(name)) found.set(packageOf(name), file)
    }
  }
  return found
}

beforeAll(() => buildWhatIsStale(['node']))

test('37.3 what is built for Node asks for no package that an install doesn’t bring', () => {
  // What packages in the build load where it is there: the site's own, and what only their debugging needs.
  const elsewhere = [...builtinModules, 'react-devtools-core', 'ws', 'stateroom-admin']
  const known = new Set([...Object.keys({ ...dependencies, ...peerDependencies }), ...elsewhere])
  const imported = importedPackages()
  expect([...imported].filter(([name]) => !known.has(name))).toEqual([])
  expect(imported.size).toBeGreaterThan(15)
})

test('37.3 whoever only serves a site installs nothing that only tests and dialogs need', () => {
  const brought = Object.keys(dependencies)
  for (const name of ['fast-check', 'elkjs', 'ink']) expect(brought).not.toContain(name)
  // Their terms ask that their licenses come along with their code.
  const licenses = readFileSync(`${folder}/licenses.txt`, 'utf8')
  for (const name of ['fast-check', 'elkjs', 'ink'])
    expect(licenses).toMatch(new RegExp(`^${name} \\d`, 'm'))
})
