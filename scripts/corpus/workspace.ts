import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'

/** A copy of somebody's configs, outside of the project, that finds the packages it imports. */
export interface Workspace {
  /** The configs by name. */
  configs: readonly { name: string; path: string }[]
  folder: string
  remove: () => void
}

/**
 * Copies a folder whose subfolders have a `config.ts` each. What they import is found in the
 * `node_modules` of the folder `packages`, which lies beside and is nobody's dependency.
 */
export function openWorkspace(dir: string, packages: string | undefined): Workspace {
  const folder = mkdtempSync(join(tmpdir(), 'corpus-'))
  const copy = join(folder, 'configs')
  cpSync(dir, copy, { recursive: true, filter: (path) => basename(path) !== 'node_modules' })
  if (packages) symlinkSync(join(resolve(packages), 'node_modules'), join(folder, 'node_modules'))
  writeMissing(copy)
  const configs = readdirSync(copy, { withFileTypes: true })
    .map(({ name }) => ({ name, path: join(copy, name, 'config.ts') }))
    .filter(({ path }) => existsSync(path))
  return { configs, folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** What Payload's own test runner writes before it loads one of these. */
function writeMissing(copy: string): void {
  const files = {
    'package.json': '{ "type": "module" }\n',
    'tsconfig.json': '{ "compilerOptions": { "jsx": "react-jsx" } }\n',
    ...(existsSync(join(copy, 'buildConfigWithDefaults.ts')) && { 'databaseAdapter.js': adapter }),
  }
  for (const [name, text] of Object.entries(files)) {
    if (!existsSync(join(copy, name))) writeFileSync(join(copy, name), text)
  }
}

const adapter = `import { sqliteAdapter } from '@payloadcms/db-sqlite'

export const databaseAdapter = sqliteAdapter({ client: { url: 'file:./payload.db' } })
`
