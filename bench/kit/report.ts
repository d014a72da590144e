import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { inProject, root } from '../../scripts/kit/root.ts'

export interface BenchEnvironment {
  command: string
  started: string
  commit: string
  machine: string
  versions: Record<string, string>
}

/** Where, when and with what something was measured. */
export const benchEnvironment = (versions: Record<string, string> = {}): BenchEnvironment => ({
  command: [
    'npm run',
    process.env.npm_lifecycle_event ?? 'bench',
    '--',
    ...process.argv.slice(3),
  ].join(' '),
  started: new Date().toISOString(),
  commit: execFileSync('git', ['describe', '--always', '--dirty'], {
    cwd: root,
    encoding: 'utf8',
  }).trim(),
  machine: `${availableParallelism()} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GiB`,
  versions: {
    node: process.version,
    stateroom: versionIn(inProject('.')),
    payload: versionIn(inProject('node_modules/payload')),
    ...versions,
  },
})

/** The version of the package in a folder. */
export const versionIn = (folder: string): string =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version

/** Keeps a result, where a file was named. */
export function writeReport(file: string | undefined, report: object): void {
  if (file) writeFileSync(file, `${JSON.stringify(report, null, 1)}\n`)
}

export function printEnvironment({ commit, machine, started, versions }: BenchEnvironment): void {
  const named = Object.entries(versions).map(([name, version]) => `${name} ${version}`)
  console.log(`${started.slice(0, 16)}, ${machine}, commit ${commit}\n${named.join(', ')}`)
}
