import { Command } from 'commander'
import type { Terminal } from '../kit/terminal.ts'
import { shareIn } from '../services/kit/numbers.ts'
import { stopWhenInterrupted } from '../services/kit/stop-when-interrupted.ts'
import { refuseLowScores, usualFloor } from '../services/machine-tests/refuse-low-scores.ts'
import { coverOption, dirOption, outOption } from './options.ts'

interface Flags {
  floor: string
  cover: string
  dir?: string
  out: string
  json?: true
}

/** `stateroom mutate`: weighs the tests by the mistakes that they would see. */
export const mutateCommand = (terminal: Terminal) =>
  new Command('mutate')
    .description(terminal.text('cli.mutate.description'))
    .argument('[machines...]', terminal.text('cli.test.machines'))
    .option('--floor <share>', terminal.text('cli.mutate.floor'), String(usualFloor))
    .addOption(coverOption(terminal))
    .addOption(dirOption(terminal))
    .addOption(outOption(terminal))
    .option('--json', terminal.text('cli.option.json'))
    .action((names: string[], flags: Flags) => mutate(terminal, names, flags))

async function mutate(terminal: Terminal, names: readonly string[], flags: Flags): Promise<void> {
  const floor = shareIn('--floor', flags.floor)
  stopWhenInterrupted()

  const { weighMachines } = await import('../services/machine-tests/weigh-machines.ts')
  const dir = flags.dir ?? null
  const scores = await weighMachines(terminal, {
    ...flags,
    names,
    floor,
    dir,
    isJson: flags.json ?? false,
  })

  if (flags.json) terminal.say(JSON.stringify(scores, null, 2))
  refuseLowScores(scores, floor)
}
