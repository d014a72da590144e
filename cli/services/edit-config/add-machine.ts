import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Terminal } from '../../kit/terminal.ts'
import { machineFiles } from '../scaffold/machine-files.ts'
import { camelOf } from '../scaffold/names.ts'
import { playwrightConfig } from '../scaffold/page-files.ts'
import { nameOf } from './addition.ts'
import { newFiles } from './change-files.ts'
import type { Flags } from './put.ts'
import { finish } from './put.ts'

export interface MachineFlags extends Flags {
  dir: string
  page: boolean
}

/** Writes a machine, its plan and its behavior; and, unless they don't want it, its test in a browser. */
export async function addMachine(
  terminal: Terminal,
  flags: MachineFlags,
  words: string,
): Promise<void> {
  const name = nameOf(words, camelOf)
  const { cwd } = terminal
  const files = Object.entries({
    ...machineFiles(name, { folder: flags.dir, hasPage: flags.page }),
    ...(flags.page && !hasPlaywrightConfig(cwd) && { 'playwright.config.ts': playwrightConfig }),
  }).map(([path, content]) => [resolve(cwd, path), content] as const)
  await finish(terminal, flags, name, newFiles(Object.fromEntries(files)))
  if (flags.json || flags.dryRun) return
  terminal.say(terminal.text('cli.add.testMachine', { name, dir: flags.dir }))
  if (flags.page) terminal.say(terminal.text('cli.add.testPage', { name, dir: flags.dir }))
}

const hasPlaywrightConfig = (cwd: string): boolean =>
  ['ts', 'js', 'mts', 'mjs', 'cts', 'cjs'].some((end) =>
    existsSync(join(cwd, `playwright.config.${end}`)),
  )
