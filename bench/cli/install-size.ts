import { spawnSync } from 'node:child_process'
import { lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface InstallSize {
  project: string
  files: number
  mebibytes: number
}

/** What Payload's blank template of the same version installs, without its tools for development. */
export const payloadWithNext = (payload: string) => ({
  ...{ payload, '@payloadcms/next': payload, '@payloadcms/ui': payload },
  ...{ '@payloadcms/db-sqlite': payload, '@payloadcms/richtext-lexical': payload },
  ...{ next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1', graphql: '^16.8.1' },
  ...{ sharp: '0.35.5', 'cross-env': '^7.0.3', dotenv: '16.4.7' },
})

/** What a production install of these packages puts on the disk. */
export function measureInstall(
  folder: string,
  project: string,
  dependencies: Readonly<Record<string, string>>,
): InstallSize {
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }))
  const npm = spawnSync(
    'npm',
    ['install', '--omit=dev', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  if (npm.status !== 0) throw new Error(`npm install of ${project} ended with ${npm.status}.`)
  const { bytes, files } = sizeOf(join(folder, 'node_modules'))
  return { project, files, mebibytes: bytes / 2 ** 20 }
}

function sizeOf(folder: string): { bytes: number; files: number } {
  const total = { bytes: 0, files: 0 }
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue
    total.files += 1
    total.bytes += lstatSync(join(entry.parentPath, entry.name)).size
  }
  return total
}
