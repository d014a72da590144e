import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Terminal } from '../../kit/terminal.ts'
import { packageFolder } from '../kit/package-folder.ts'
import { machineFiles, machinePageFiles } from '../scaffold/machine-files.ts'
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

/**
 * Writes a machine, its plan and its behavior; and, unless they don't want it, its test in a browser. That
 * compiles only where Playwright is installed: until then it waits, and is written by the same words.
 */
export async function addMachine(
  terminal: Terminal,
  flags: MachineFlags,
  words: string,
): Promise<void> {
  const name = nameOf(words, camelOf)
  const { cwd, say, text } = terminal
  const hasPage = flags.page && packageFolder(cwd, '@playwright/test') !== null
  const files = filesFor(cwd, name, flags.dir, hasPage)
  await finish(terminal, flags, name, newFiles(files))
  if (flags.json || flags.dryRun) return
  const details = { name, dir: flags.dir }
  say(text('cli.add.testMachine', details))
  if (hasPage) say(text('cli.add.testPage', details))
  else if (flags.page) say(text('cli.add.pageWaits'))
}

function filesFor(cwd: string, name: string, dir: string, hasPage: boolean) {
  const machine = machineFiles(name, dir)
  const page = {
    ...(hasPage && machinePageFiles(name, dir)),
    ...(hasPage && !hasPlaywrightConfig(cwd) && { 'playwright.config.ts': playwrightConfig }),
  }
  const isThere = (files: object) =>
    Object.keys(files).some((path) => existsSync(resolve(cwd, path)))
  const isPageLeft = hasPage && isThere(machine) && !isThere(page)
  const files = isPageLeft ? page : { ...machine, ...page }
  return Object.fromEntries(
    Object.entries(files).map(([path, content]) => [resolve(cwd, path), content]),
  )
}

const hasPlaywrightConfig = (cwd: string): boolean =>
  ['ts', 'js', 'mts', 'mjs', 'cts', 'cjs'].some((end) =>
    existsSync(join(cwd, `playwright.config.${end}`)),
  )
