import { Command, Option } from 'commander'
import { Problem } from '#config-schema'
import type { Results, Rung, Scores } from '#testing'
import { wholeIn } from '../services/numbers.ts'
import { refuseLowScores, usualFloor } from '../services/refuse-low-scores.ts'
import type { WeighOptions } from '../services/weigh-machines.ts'
import type { Terminal } from '../terminal.ts'
import { adminDirOption, coverOption, dirOption, outOption } from './options.ts'
import type { ConfigFlags } from './test-config.ts'
import type { UrlFlags } from './test-url.ts'

interface Flags extends Omit<ConfigFlags, 'config'>, Omit<UrlFlags, 'url'> {
  config?: string
  url?: string
  rung: Rung
  cover: string
  seed?: string
  dir?: string
  out: string
  accept?: true
  json?: true
}

const collected = (value: string, before: readonly string[]) => [...before, value]

/** `stateroom test`: drives machines along their paths, and keeps what came of it. */
export const testCommand = (terminal: Terminal) =>
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
    .option('--accept', terminal.text('cli.test.accept'))
    .option('-c, --config <file>', terminal.text('cli.siteTest.option.config'))
    .addOption(
      new Option('--collection <slug>', terminal.text('cli.siteTest.option.collection'))
        .argParser(collected)
        .default([], terminal.text('cli.option.none')),
    )
    .option('--case <id>', terminal.text('cli.siteTest.option.case'))
    .option('--limit <count>', terminal.text('cli.siteTest.option.limit'))
    .option('--minutes <count>', terminal.text('cli.siteTest.option.minutes'))
    .addOption(new Option('--url <url>', terminal.text('cli.smoke.option.url')).conflicts('config'))
    .option('--user <name>', terminal.text('cli.smoke.option.user'))
    .addOption(adminDirOption())
    .addOption(dirOption(terminal))
    .addOption(outOption(terminal))
    .option('--json', terminal.text('cli.option.json'))
    .action((names: string[], flags: Flags) => test(terminal, names, flags))

async function test(terminal: Terminal, names: readonly string[], flags: Flags): Promise<void> {
  const { config, url } = flags
  if (url !== undefined) {
    mustNameNone(names, '--url')
    const { testUrl } = await import('./test-url.ts')
    return testUrl(terminal, { ...flags, url })
  }
  if (config !== undefined) {
    mustNameNone(names, '--config')
    const { testConfig } = await import('./test-config.ts')
    return testConfig(terminal, { ...flags, config })
  }
  const seed = flags.seed === undefined ? null : wholeIn('--seed', flags.seed)

  const { testMachines } = await import('../services/test-machines.ts')
  const options = { ...flags, names, dir: flags.dir ?? null, isJson: flags.json ?? false }
  const accepts = flags.accept ?? false
  const results = await testMachines(terminal, { ...options, seed, accepts })
  const scores = await weighedIfAsked(terminal, options)

  if (flags.json) terminal.say(JSON.stringify(joined(results, scores), null, 2))
  const count = results.machines.reduce((sum, { failed }) => sum + failed, 0)
  if (count > 0) throw new Problem('model.failed', { details: { count: String(count) } })
  if (scores) refuseLowScores(scores, usualFloor)
}

/** @throws {Problem} `siteTest.machines` */
function mustNameNone(names: readonly string[], flag: string): void {
  if (names.length === 0) return
  throw new Problem('siteTest.machines', { details: { flag, names: names.join(', ') } })
}

type WeighFlags = Omit<WeighOptions, 'floor'> & Pick<Flags, 'rung'>

/** What runs in a browser is weighed by the commands without one. */
async function weighedIfAsked(terminal: Terminal, options: WeighFlags): Promise<Scores | null> {
  const { coverOf } = await import('../services/cover.ts')
  if (!coverOf(options.cover).weighs || options.rung === 'browser') return null
  const { weighMachines } = await import('../services/weigh-machines.ts')
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
