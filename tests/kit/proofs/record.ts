import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { inProject, root } from '../../../scripts/kit/root.ts'
import type { Figures } from './proven.ts'

/** A proof that was passed, and what it depended on. */
export interface ProofRecord {
  fingerprint: string
  figures: Figures
}

const folder = 'tests/machines/proofs'
const fileOf = (name: string) => `${folder}/${name}.json`

export function readRecord(name: string): ProofRecord | undefined {
  const file = inProject(fileOf(name))
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

export function writeRecord(name: string, record: ProofRecord): void {
  mkdirSync(inProject(folder), { recursive: true })
  writeFileSync(inProject(fileOf(name)), `${JSON.stringify(record, null, 2)}\n`)
}

/** What there are records of. */
export const recorded = (): string[] =>
  readdirSync(inProject(folder)).map((file) => basename(file, '.json'))

/** The commit that a record comes from. */
export function commitOf(name: string): string {
  const { stdout } = spawnSync('git', ['log', '-1', '--format=%h', '--', fileOf(name)], {
    cwd: root,
    encoding: 'utf8',
  })
  return stdout?.trim() || 'no commit yet'
}
