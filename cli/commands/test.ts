import type { Command } from 'commander'
import { Option } from 'commander'
import { Problem } from '#problems'
import type { Terminal } from '../kit/terminal.ts'
import { copyOption } from '../services/site-tests/browser/copy-option.ts'
import { adminDirOption } from './options.ts'
import type { ConfigFlags } from './test-config.ts'
import type { MachineFlags } from './test-machines.ts'
import { testMachines, testMachinesCommand } from './test-machines.ts'
import type { UrlFlags } from './test-url.ts'

interface Flags extends MachineFlags, Omit<ConfigFlags, 'config'>, Omit<UrlFlags, 'url'> {
  config?: string
  url?: string
  /** A child of `--config`, which serves the copy of the site. */
  serveCopy?: string
}

const collected = (value: string, before: readonly string[]) => [...before, value]

/** `stateroom test`: tests machines, the config of a site, or a panel that runs. */
export const testCommand = (terminal: Terminal): Command =>
  testMachinesCommand(terminal)
    .option('-c, --config <file>', terminal.text('cli.siteTest.option.config'))
    .addOption(
      new Option('--collection <slug>', terminal.text('cli.siteTest.option.collection'))
        .argParser(collected)
        .default([], terminal.text('cli.option.none')),
    )
    .option('--case <id>', terminal.text('cli.siteTest.option.case'))
    .option('--limit <count>', terminal.text('cli.siteTest.option.limit'))
    .option('--faults', terminal.text('cli.siteTest.option.faults'))
    .addOption(new Option(`${copyOption} <place>`).hideHelp())
    .option('--minutes <count>', terminal.text('cli.siteTest.option.minutes'))
    .addOption(new Option('--url <url>', terminal.text('cli.smoke.option.url')).conflicts('config'))
    .option('--user <name>', terminal.text('cli.smoke.option.user'))
    .addOption(adminDirOption())
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
    const { adminDir, serveCopy: place } = flags
    if (place !== undefined) {
      const { serveCopy } = await import('../services/site-tests/browser/copy-process.ts')
      return serveCopy(terminal, { config, adminDir, place })
    }
    const { testConfig } = await import('./test-config.ts')
    return testConfig(terminal, { ...flags, config })
  }
  return testMachines(terminal, names, flags)
}

/** @throws {Problem} `siteTest.machines` */
function mustNameNone(names: readonly string[], flag: string): void {
  if (names.length === 0) return
  throw new Problem('siteTest.machines', { details: { flag, names: names.join(', ') } })
}
