import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { root } from './root.ts'

/** Where they are in the build: their terms ask that they come along with the code. */
const fileName = 'licenses.txt'

/** The licenses of all packages whose code is in the build, also of what is built apart (`collect`). */
export function licenses(): { collect: Plugin; write: Plugin } {
  const folders = new Set<string>()
  const collect: Plugin = {
    name: 'packages-in-build',
    apply: 'build',
    generateBundle(_options, bundle) {
      const ids = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk'
          ? file.moduleIds
          : file.originalFileNames.map((name) => resolve(root, 'ui/app', name)),
      )
      for (const id of ids) {
        const folder = packageFolder(id)
        if (folder) folders.add(folder)
      }
    },
  }
  const write: Plugin = {
    name: 'licenses',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler() {
        this.emitFile({ type: 'asset', fileName, source: licenseText([...folders]) })
      },
    },
  }
  return { collect, write }
}

/** The folder of the innermost package that a module is in. */
export const packageFolder = (id: string): string | undefined =>
  /^[^/]*(\/.*\/node_modules\/(?:@[^/]+\/)?[^/@\0]+)\//.exec(id)?.[1]

/** Each license once, below the packages that have it. */
export function licenseText(folders: readonly string[]): string {
  const packages = new Map<string, string[]>()
  for (const folder of folders) {
    const { name, version, license } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    )
    const file = readdirSync(folder).find((one) => /^licen[cs]e(\.(md|txt))?$/i.test(one))
    const text = file ? readFileSync(join(folder, file), 'utf8').trim() : `License: ${license}`
    packages.set(text, [...(packages.get(text) ?? []), `${name} ${version}`])
  }
  const parts = [...packages].map(([text, names]) => ({ text, names: [...new Set(names)].sort() }))
  parts.sort((one, other) => (one.names[0]! < other.names[0]! ? -1 : 1))
  return parts.map(({ names, text }) => `${names.join('\n')}\n\n${text}\n`).join(`\n${line}\n\n`)
}

const line = '-'.repeat(80)
