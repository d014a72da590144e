import { Command, Option } from 'commander'
import { Problem } from '#problems'
import type { Results, Rung, Scores } from '#testing'
import type { Terminal } from '../kit/terminal.ts'
import { wholeIn } from '../services/kit/numbers.ts'
import { refuseLowScores, usualFloor } from '../services/machine-tests/refuse-low-scores.ts'
import type { WeighOptions } from '../services/machine-tests/weigh-machines.ts'
import { coverOption, dirOption, outOption } from './options.ts'

export interface MachineFlags {
  rung: Rung
  cover: string
  seed?: string
  floor?: string
  dir?: string
  out: string
  accept?: true
  compareStates?: true
  json?: true
}

/** `stateroom test`: drives machines along their paths, and keeps what came of it. */
export const testMachinesCommand = (terminal: Terminal) =>
  new Command('test')
    .description(terminal.text('cli.test.description'))
    .argument('[machines...]', terminal.text('cli.test.machines'))
    .addOption(
      new Option('--rung <rung>', terminal.text('cli.test.rung'))
        .choices(['pure', 'actor', 'browser'] satisfies Rung[])
        .default('actor'),
    )
    .addOption(coverOption(terminal))
    .option('--seed <number>', terminal.text('cli.test.seed'))
    .option('--floor <shares>', terminal.text('cli.test.floor'))
    .option('--accept', terminal.text('cli.test.accept'))
    .option('--compare-states', terminal.text('cli.test.compareStates'))
    .addOption(dirOption(terminal))
    .addOption(outOption(terminal))
    .option('--json', terminal.text('cli.option.json'))
    .action((names: string[], flags: MachineFlags) => testMachines(terminal, names, flags))

/** @throws {Problem} `model.failed`, `coverage.tooLow`, `score.tooLow` */
export async function testMachines(
  terminal: Terminal,
  names: readonly string[],
  flags: MachineFlags,
): Promise<void> {
  const seed = flags.seed === undefined ? null : wholeIn('--seed', flags.seed)

  const { floorsIn, refuseLowCoverage } = await import(
    '../services/machine-tests/coverage-floors.ts'
  )
  const floors = flags.floor === undefined ? {} : floorsIn('--floor', flags.floor)

  const { testMachines: run } = await import('../services/machine-tests/test-machines.ts')
  const options = { ...flags, names, dir: flags.dir ?? null, isJson: flags.json ?? false }
  const results = await run(terminal, {
    ...options,
    seed,
    accepts: flags.accept ?? false,
    compares: flags.compareStates ?? false,
  })
  const scores = await weighedIfAsked(terminal, options)

  if (flags.json) terminal.say(JSON.stringify(joined(results, scores), null, 2))
  const failed = results.machines.reduce((sum, { failed }) => sum + failed, 0)
  const failedTogether = (results.systems ?? []).flatMap(({ failures }) => failures).length
  const count = failed + failedTogether
  if (count > 0) throw new Problem('model.failed', { details: { count: String(count) } })
  refuseLowCoverage(results, floors)
  if (scores) refuseLowScores(scores, usualFloor)
}

type WeighFlags = Omit<WeighOptions, 'floor'> & Pick<MachineFlags, 'rung'>

/** What runs in a browser is weighed by the commands without one. */
async function weighedIfAsked(terminal: Terminal, options: WeighFlags): Promise<Scores | null> {
  const { coverOf } = await import('../services/machine-tests/cover.ts')
  if (!coverOf(options.cover).weighs || options.rung === 'browser') return null
  const { weighMachines } = await import('../services/machine-tests/weigh-machines.ts')
  return weighMachines(terminal, { ...options, floor: usualFloor })
}

/** One object: each machine with its score, where there is one. */
const joined = (results: Results, scores: Scores | null) => ({
  ...results,
  machines: results.machines.map((result) => {
    const mutation = scores?.machines.find(({ machine }) => machine === result.machine)
    return mutation ? { ...result, mutation } : result
  }),
})
