import { Command, Option } from 'commander'
import { Problem } from '#config-schema'
import { wholeIn } from '../services/numbers.ts'
import type { Terminal } from '../terminal.ts'
import { coverOption, dirOption, outOption } from './options.ts'

interface Flags {
  rung: 'pure' | 'actor' | 'browser'
  cover: string
  seed?: string
  dir?: string
  out: string
  json?: true
}

/** `stateroom test`: drives machines along their paths, and keeps what came of it. */
export const testCommand = (terminal: Terminal) =>
  new Command('test')
    .description(terminal.text('cli.test.description'))
    .argument('[machines...]', terminal.text('cli.test.machines'))
    .addOption(
      new Option('--rung <rung>', terminal.text('cli.test.rung'))
        .choices(['pure', 'actor', 'browser'])
        .default('actor'),
    )
    .addOption(coverOption(terminal))
    .option('--seed <number>', terminal.text('cli.test.seed'))
    .addOption(dirOption(terminal))
    .addOption(outOption(terminal))
    .option('--json', terminal.text('cli.option.json'))
    .action((names: string[], flags: Flags) => test(terminal, names, flags))

async function test(terminal: Terminal, names: readonly string[], flags: Flags): Promise<void> {
  const seed = flags.seed === undefined ? null : wholeIn('--seed', flags.seed)

  const { testMachines } = await import('../services/test-machines.ts')
  const dir = flags.dir ?? null
  const results = await testMachines(terminal, {
    ...flags,
    names,
    seed,
    dir,
    isJson: flags.json ?? false,
  })

  if (flags.json) terminal.say(JSON.stringify(results, null, 2))
  const count = results.machines.reduce((sum, { failed }) => sum + failed, 0)
  if (count > 0) throw new Problem('model.failed', { details: { count: String(count) } })
}
