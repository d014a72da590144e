import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import type { Module } from '../../../scripts/kit/modules.ts'
import { moduleReader } from '../../../scripts/kit/modules.ts'
import { root } from '../../../scripts/kit/root.ts'

/** One short text that changes when anything does that these files run: sources and packages. */
export type FingerprintOf = (entries: readonly string[]) => string

/** Sources by their paths: as they are, or as they would be. */
export type Sources = Readonly<Record<string, string>>

/** Reads each source once; types are left out, since nothing of them runs. */
export function fingerprinter(changed: Sources = {}): FingerprintOf {
  const sourceOf = (file: string) => changed[file] ?? read(file)
  const moduleOf = remembered((file) =>
    file in changed ? moduleWith(file, sourceOf(file)) : readModule(file),
  )
  const locked: Locked = JSON.parse(sourceOf('package-lock.json')).packages

  return (entries) => {
    const { files, packages } = reached(moduleOf, entries)
    const hash = createHash('sha256')
    for (const file of [...files].sort()) hash.update(`${file}\0${sourceOf(file)}\0`)
    for (const line of lockedLines(locked, packages)) hash.update(line)
    return hash.digest('hex').slice(0, 16)
  }
}

const isSource = /\.tsx?$/
const readSource = moduleReader(root)
const moduleWith = (file: string, source: string): Pick<Module, 'imports'> =>
  isSource.test(file) ? readSource(file, source) : { imports: [] }

const read = remembered((file) => readFileSync(join(root, file), 'utf8'))
const readModule = remembered((file) => moduleWith(file, read(file)))

/** The files that these run, and the packages that those take something from. */
function reached(
  moduleOf: (file: string) => Pick<Module, 'imports'>,
  entries: readonly string[],
): { files: ReadonlySet<string>; packages: ReadonlySet<string> } {
  const files = new Set(entries)
  const packages = new Set<string>()
  for (const file of files) {
    for (const { specifier, target, isType } of moduleOf(file).imports) {
      if (isType) continue
      if (target !== undefined) files.add(target)
      else if (!isBuiltin(specifier)) packages.add(packageOf(specifier))
    }
  }
  return { files, packages }
}

type Locked = Record<string, { version: string; dependencies?: Record<string, string> }>

/** Name and version of these packages and of those that they need. */
function lockedLines(locked: Locked, packages: ReadonlySet<string>): string[] {
  const names = new Set(packages)
  for (const name of names) {
    for (const needed of Object.keys(locked[`node_modules/${name}`]?.dependencies ?? {})) {
      names.add(needed)
    }
  }
  return [...names].sort().map((name) => `${name}@${locked[`node_modules/${name}`]?.version}\0`)
}

/** `xstate` of `xstate/graph`, `@xstate/react` of `@xstate/react/x`. */
const packageOf = (specifier: string) =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

function remembered<Answer>(answerTo: (file: string) => Answer): (file: string) => Answer {
  const answers = new Map<string, Answer>()
  return (file) => {
    if (!answers.has(file)) answers.set(file, answerTo(file))
    return answers.get(file)!
  }
}
