import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { AnyStateMachine } from 'xstate'
import { machinePage } from './kit/machine-page.ts'
import { inProject } from './kit/root.ts'

/** A machine's README as it is, and as it should be. */
export interface Drawing {
  file: string
  written: string
  drawn: string
}

/** `npm run draw`: draws every machine into its README; with `--check` only names those out of date. */
export async function main([flag]: string[]): Promise<number> {
  const stale = staleAmong(await drawings())
  for (const { file, drawn } of stale) {
    if (flag === '--check') console.error(`${file} is out of date. Run "npm run draw".`)
    else writeFileSync(inProject(file), drawn)
  }
  if (flag !== '--check') console.log(`Drew ${stale.length} machines.`)
  return flag === '--check' && stale.length > 0 ? 1 : 0
}

/** The panel's machines, and those of the command line. */
const homes = ['machines', 'cli/machines']

/** Every folder there whose entry file exports a machine. */
export async function drawings(): Promise<Drawing[]> {
  const folders = homes.flatMap((home) =>
    readdirSync(inProject(home), { withFileTypes: true })
      .map((entry) => ({ isFolder: entry.isDirectory(), folder: `${home}/${entry.name}` }))
      .filter(({ folder, isFolder }) => isFolder && existsSync(entryOf(folder)))
      .map(({ folder }) => folder)
      .sort(),
  )
  const found: Drawing[] = []
  // One after the other: machines share files, and a loader may hand out one that is half read.
  for (const folder of folders) found.push(...(await drawingOf(folder)))
  return found
}

export const staleAmong = (found: readonly Drawing[]) =>
  found.filter(({ written, drawn }) => written !== drawn)

async function drawingOf(folder: string): Promise<Drawing[]> {
  const entry: Record<string, unknown> = await import(entryOf(folder))
  const machines = Object.values(entry).filter(isMachine)
  if (machines.length === 0) return []
  const file = `${folder}/README.md`
  const written = existsSync(inProject(file)) ? readFileSync(inProject(file), 'utf8') : ''
  return [{ file, written, drawn: machinePage(machines) }]
}

const entryOf = (folder: string) => inProject(`${folder}/index.ts`)

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'implementations' in value
