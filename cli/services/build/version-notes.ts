import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { installedVersion, packageFolder, versionOf } from '../kit/package-folder.ts'

/** As in the peer dependencies of the package. */
const lowestPayload = '3.80.0'
const lowestReact = 19

/** Versions that don't go together; the sentence is `cli.note.<kind>` in `locales`. */
export interface VersionNote {
  kind: 'payloadCopies' | 'payloadOld' | 'reactOld'
  details: Readonly<Record<string, string>>
}

/** What a project's packages have that doesn't go together, each said once. */
export function versionNotes(projectDir: string): VersionNote[] {
  const copies = payloadCopies(projectDir)
  const versions = [...new Set(copies)]
  const old = versions.find((version) => isBelow(version, lowestPayload))
  const react = installedVersion(projectDir, 'react')
  return [
    ...(versions.length > 1 ? [note('payloadCopies', { all: versions.sort().join(', ') })] : []),
    ...(old ? [note('payloadOld', { found: old, lowest: lowestPayload })] : []),
    ...(react && Number.parseInt(react, 10) < lowestReact
      ? [note('reactOld', { found: react, own: `${lowestReact}` })]
      : []),
  ]
}

const note = (kind: VersionNote['kind'], details: VersionNote['details']): VersionNote => ({
  kind,
  details,
})

/** The versions of all copies: the project's own, those of packages with another one, and ours. */
function payloadCopies(projectDir: string): string[] {
  const folders = [projectDir, ...packagesOf(projectDir)].map((dir) =>
    packageFolder(dir, 'payload'),
  )
  const own = ownPayload()
  const found = [...folders, own].filter((folder) => folder !== null)
  return [...new Set(found.map((folder) => realpathSync(folder)))].map(versionOf)
}

/** Where the server of this package finds it. */
function ownPayload(): string | null {
  try {
    const entry = createRequire(import.meta.url).resolve('payload')
    return entry.slice(0, entry.lastIndexOf(join('payload', 'dist')) + 'payload'.length)
  } catch {
    return null
  }
}

/** Payload's packages that the project has installed, where they really are. */
function packagesOf(projectDir: string): string[] {
  const folder = join(projectDir, 'node_modules/@payloadcms')
  return existsSync(folder)
    ? readdirSync(folder).map((name) => realpathSync(join(folder, name)))
    : []
}

function isBelow(version: string, lowest: string): boolean {
  const [found, least] = [version, lowest].map((one) => one.split(/[.-]/).map(Number))
  const at = least!.findIndex((number, index) => found![index] !== number)
  return at !== -1 && found![at]! < least![at]!
}
