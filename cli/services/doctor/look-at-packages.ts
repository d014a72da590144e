import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Terminal } from '../../kit/terminal.ts'
import { versionNotes } from '../build/version-notes.ts'
import { packageVersion } from '../kit/package-json.ts'
import { packageDirOf } from '../site/site-dir.ts'
import type { Finding } from './finding.ts'
import { finding } from './finding.ts'

/** Node, Stateroom, and whether Payload's packages are of one version. */
export function lookAtPackages({ text }: Terminal, configPath: string): Finding[] {
  const projectDir = packageDirOf(configPath)
  const notes = versionNotes(projectDir)
  const versions = payloadVersions(projectDir)
  const differ = new Set(versions.map(({ version }) => version)).size > 1
  const all = versions.map(({ name, version }) => `${name} ${version}`).join(', ')
  return [
    finding('node', 'ok', text('cli.doctor.node', { version: process.versions.node })),
    finding('stateroom', 'ok', text('cli.doctor.stateroom', { version: packageVersion() })),
    ...notes.map(({ details, kind }) =>
      finding('packages', 'wrong', text(`cli.note.${kind}`, details)),
    ),
    differ
      ? finding('packages', 'wrong', text('cli.doctor.packagesDiffer', { all }))
      : finding('packages', 'ok', text('cli.doctor.packages', { all: all || ownPayload() })),
  ]
}

/** Those that Payload wants to be of its own version, as the project has installed them. */
const together =
  /^(payload|@payloadcms\/(db-|drizzle|translations|richtext|next|ui|graphql|email|plugin|storage))/

function payloadVersions(projectDir: string) {
  const folder = join(projectDir, 'node_modules')
  const scope = join(folder, '@payloadcms')
  const inScope = existsSync(scope) ? readdirSync(scope).map((name) => `@payloadcms/${name}`) : []
  return ['payload', ...inScope]
    .filter((name) => together.test(name) && existsSync(join(folder, name, 'package.json')))
    .map((name) => ({ name, version: versionIn(join(folder, name, 'package.json')) }))
}

const versionIn = (path: string): string => JSON.parse(readFileSync(path, 'utf8')).version

/** A project that has none of its own runs with Stateroom's. */
function ownPayload(): string {
  const entry = createRequire(import.meta.url).resolve('payload')
  const folder = entry.slice(0, entry.lastIndexOf(join('payload', 'dist')) + 'payload'.length)
  return `payload ${versionIn(join(folder, 'package.json'))}`
}
