import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { BuiltComponents } from './built-components.ts'
import { hashOf } from './hash-of.ts'

type Facts = Omit<BuiltComponents, 'files'>

/** The module that the project imports, in the folder that a build is written to. */
const moduleName = 'components'

/**
 * Writes what was built as modules, each file as one: every bundler takes along what is imported, and
 * loses files beside it. What is there already stays as it is, so that nothing is read anew for it.
 */
export function writeProjectBuild(folder: string, builtFiles: string, facts: Facts): void {
  const names = existsSync(builtFiles) ? readdirSync(builtFiles).sort() : []
  const modules = names.map((name) => {
    const bytes = readFileSync(join(builtFiles, name))
    const file = { type: typeOf(name), etag: `"${hashOf(bytes)}"`, packed: null }
    return { name, file, module: `export default '${bytes.toString('base64')}'\n` }
  })
  const lines = modules.map(
    ({ file, name }) =>
      `    ${JSON.stringify(name)}: { ${JSON.stringify(file).slice(1, -1)}, load: () => import('./files/${name}.js') },\n`,
  )
  mkdirSync(join(folder, 'files'), { recursive: true })
  for (const { module, name } of modules) keep(join(folder, `files/${name}.js`), module)
  keep(join(folder, `${moduleName}.d.ts`), types)
  keep(
    join(folder, `${moduleName}.js`),
    [
      '/* eslint-disable */',
      '// Written by `stateroom build`.',
      'export const components = {',
      `${JSON.stringify(facts, null, 2).slice(2, -2)},`,
      '  files: {',
      `${lines.join('')}  },`,
      '}',
      '',
    ].join('\n'),
  )
  const wanted = new Set(names.map((name) => `${name}.js`))
  for (const old of readdirSync(join(folder, 'files')).filter((name) => !wanted.has(name))) {
    rmSync(join(folder, 'files', old))
  }
}

const types = `/* eslint-disable */
// Written by \`stateroom build\`.
import type { BuiltComponents } from 'stateroom-admin/payload'
export declare const components: BuiltComponents
`

function keep(path: string, content: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === content) return
  writeFileSync(path, content)
}

const typeOf = (name: string): string => known[extname(name)] ?? 'application/octet-stream'

const known: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
