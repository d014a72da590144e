import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import type { Module } from '../../../scripts/kit/modules.ts'
import { readModules } from '../../../scripts/kit/modules.ts'
import { root } from '../../../scripts/kit/root.ts'

const folders = ['config-schema', 'locales', 'machines', 'testing', 'tests/kit']

/** One short text that changes when anything does that these files run: sources and packages. */
export type FingerprintOf = (entries: readonly string[]) => string

/** Reads all sources once; types are left out, since nothing of them runs. */
export function fingerprinter(): FingerprintOf {
  const modules = new Map(readModules(root, folders).map((module) => [module.file, module]))
  const locked: Locked = JSON.parse(read('package-lock.json')).packages

  return (entries) => {
    const { files, packages } = reached(modules, entries)
    const hash = createHash('sha256')
    for (const file of [...files].sort()) hash.update(`${file}\0${read(file)}\0`)
    for (const line of lockedLines(locked, packages)) hash.update(line)
    return hash.digest('hex').slice(0, 16)
  }
}

/** The files that these run, and the packages that those take something from. */
function reached(modules: ReadonlyMap<string, Module>, entries: readonly string[]) {
  const files = new Set(entries)
  const packages = new Set<string>()
  for (const file of files) {
    for (const { specifier, target, isType } of modules.get(file)?.imports ?? []) {
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

const read = (file: string) => readFileSync(join(root, file), 'utf8')
