import { dirname, resolve } from 'node:path'
import { Command } from 'commander'
import { readEnvironment, withPort } from '../kit/environment.ts'
import type { Terminal } from '../kit/terminal.ts'
import { follow } from '../services/dev/follow.ts'
import { stopOnSignals } from '../services/kit/stop-on-signals.ts'
import {
  adminDirOption,
  configOption,
  dropOption,
  exampleLines,
  portOption,
  renameOption,
} from './options.ts'

interface Flags {
  config: string
  seed?: string
  port?: string
  adminDir: string
  rename: string[]
  drop: string[]
}

/** `stateroom dev`: serves the site while somebody edits its config and its components. */
export const devCommand = (terminal: Terminal) =>
  new Command('dev')
    .description(terminal.text('cli.dev.description'))
    .addOption(configOption(terminal))
    .option('--seed <file>', terminal.text('cli.start.seed'))
    .addOption(portOption(terminal))
    .addOption(renameOption(terminal))
    .addOption(dropOption(terminal))
    .addOption(adminDirOption())
    .addHelpText('after', exampleLines(terminal, 'dev', 'dev --seed seed.ts --port 8080'))
    .action((flags: Flags) => dev(terminal, flags))

async function dev(terminal: Terminal, flags: Flags): Promise<void> {
  const { adminDir, config, drop, port, rename, seed } = flags
  const configPath = resolve(terminal.cwd, config)
  const environment = readEnvironment(withPort(terminal.env, port), configPath)
  const stop = await follow({
    terminal,
    environment,
    dir: dirname(configPath),
    configPath,
    args: [
      ...['--config', configPath, '--admin-dir', resolve(terminal.cwd, adminDir)],
      ...(seed ? ['--seed', seed] : []),
    ],
    answers: [
      ...rename.flatMap((one) => ['--rename', one]),
      ...drop.flatMap((one) => ['--drop', one]),
    ],
  })
  stopOnSignals(async () => {
    terminal.say(terminal.text('cli.start.stopping'))
    await stop()
  })
}
