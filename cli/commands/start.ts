import { Command, Option } from 'commander'
import type { Terminal } from '../kit/terminal.ts'
import { apart } from '../services/kit/run-apart.ts'
import type { StartFlags } from '../services/start/start-site.ts'
import {
  adminDirOption,
  configOption,
  dropOption,
  exampleLines,
  portOption,
  renameOption,
} from './options.ts'

/** `stateroom start`: serves the admin until it is told to stop. */
export const startCommand = (terminal: Terminal) =>
  new Command('start')
    .description(terminal.text('cli.start.description'))
    .addOption(configOption(terminal))
    .option('--seed <file>', terminal.text('cli.start.seed'))
    .addOption(portOption(terminal))
    .addOption(renameOption(terminal))
    .addOption(dropOption(terminal))
    .addOption(adminDirOption())
    .addOption(new Option(apart.prepare).hideHelp())
    .addOption(new Option(apart.build).hideHelp())
    .addOption(new Option('--behind <port>').hideHelp())
    .addHelpText('after', exampleLines(terminal, 'start', 'start --seed seed.ts --port 8080'))
    .action(async (flags: StartFlags) => {
      const { startSite } = await import('../services/start/start-site.ts')
      await startSite(terminal, flags)
    })
