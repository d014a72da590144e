import { Command } from 'commander'
import { Problem } from '#problems'
import type { Terminal } from '../kit/terminal.ts'
import { findModels } from '../services/machine-tests/find-models.ts'
import { dirOption, jsonOption } from './options.ts'

interface Flags {
  dir?: string
  json?: true
}

/** `stateroom lint`: what charts have and don't need, or what their plans lack. */
export const lintCommand = (terminal: Terminal) =>
  new Command('lint')
    .description(terminal.text('cli.lint.description'))
    .argument('[machines...]', terminal.text('cli.test.machines'))
    .addOption(dirOption(terminal))
    .addOption(jsonOption(terminal))
    .action((names: string[], flags: Flags) => lint(terminal, names, flags))

/** @throws {Problem} `model.lint` */
async function lint(terminal: Terminal, names: readonly string[], flags: Flags): Promise<void> {
  const models = await findModels(terminal, flags.dir ?? null, names)
  const { explore, lintChart, lintGraph } = await import('#testing')
  const machines = models.map(({ machine, plan }) => ({
    machine,
    findings: [...lintChart(plan.machine), ...lintGraph(plan, explore(plan))],
  }))

  if (flags.json) terminal.say(JSON.stringify({ machines }, null, 2))
  else {
    for (const { findings, machine } of machines) {
      terminal.say(`${findings.length === 0 ? '✓' : '✗'} ${machine}`)
      for (const { says, where } of findings) terminal.say(`  ${where}: ${says}`)
    }
  }
  const count = machines.reduce((sum, { findings }) => sum + findings.length, 0)
  if (count > 0) throw new Problem('model.lint', { details: { count: String(count) } })
}
