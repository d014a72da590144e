import { join, relative, resolve } from 'node:path'
import { Command } from 'commander'
import type { Terminal } from '../kit/terminal.ts'
import { outOption } from './options.ts'

/** `stateroom report`: the last results as one page. */
export const reportCommand = (terminal: Terminal) =>
  new Command('report')
    .description(terminal.text('cli.report.description'))
    .addOption(outOption(terminal))
    .action((flags: { out: string }) => report(terminal, flags.out))

async function report(terminal: Terminal, folder: string): Promise<void> {
  const { cwd, say, text } = terminal
  const out = resolve(cwd, folder)
  const { makeReport } = await import('../services/machine-tests/make-report.ts')
  const { writeWhole } = await import('../services/kit/write-whole.ts')

  const path = join(out, 'report.html')
  writeWhole(path, await makeReport(terminal, out))
  say(text('cli.report.written', { path: relative(cwd, path) }))
}
