import { existsSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { Command, Option } from 'commander'
import { Problem } from '#problems'
import type { Terminal } from '../kit/terminal.ts'
import { checkLines } from '../services/check/check-lines.ts'
import type { Checked } from '../services/check/check-project.ts'
import { adminDirOption } from './options.ts'

interface Flags {
  config?: string
  payload?: string | true
  json?: true
  adminDir: string
}

const usualConfig = 'stateroom.config.ts'

/** `stateroom check`: what will differ in this panel, and every mistake of a config. */
export const checkCommand = (terminal: Terminal) =>
  new Command('check')
    .description(terminal.text('cli.check.description'))
    .addOption(
      new Option('-c, --config <file>', terminal.text('cli.check.config')).conflicts('payload'),
    )
    .option('--payload [file]', terminal.text('cli.check.payload'))
    .option('--json', terminal.text('cli.option.json'))
    .addOption(adminDirOption())
    .action((flags: Flags) => check(terminal, flags))

async function check(terminal: Terminal, flags: Flags): Promise<void> {
  const { cwd, say, text } = terminal
  const checked = await checkedBy(terminal, flags)
  if (flags.json) say(JSON.stringify({ ...checked, file: relative(cwd, checked.file) }, null, 2))
  else for (const line of checkLines(checked, relative(cwd, checked.file), text)) say(line)
  const count = checked.mistakes.length
  if (count > 0) throw new Problem('config.invalid', { details: { count: String(count) } })
}

async function checkedBy(
  terminal: Terminal,
  { adminDir, config, payload }: Flags,
): Promise<Checked> {
  const { checkProject, checkSite } = await import('../services/check/check-project.ts')
  const own = config ?? (existsSync(resolve(terminal.cwd, usualConfig)) ? usualConfig : undefined)
  if (own !== undefined && payload === undefined) {
    return checkSite(terminal, resolve(terminal.cwd, own))
  }
  const named = typeof payload === 'string' ? payload : undefined
  return checkProject(terminal, named, resolve(terminal.cwd, adminDir))
}
