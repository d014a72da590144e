import { Command } from 'commander'
import type { Terminal } from '../kit/terminal.ts'
import type { BuildFlags } from '../services/build/build-for-site.ts'
import { adminDirOption, exampleLines } from './options.ts'

/**
 * `stateroom build`: builds the components of a site, for a start without build tools, or of a Payload project,
 * for the panel that its host serves.
 */
export const buildCommand = (terminal: Terminal) =>
  new Command('build')
    .description(terminal.text('cli.build.description'))
    .option('-c, --config <file>', terminal.text('cli.build.config'))
    .option('--out <dir>', terminal.text('cli.build.out'))
    .addOption(adminDirOption())
    .addHelpText('after', exampleLines(terminal, 'build', 'build --config src/payload.config.ts'))
    .action(async (flags: BuildFlags) => {
      const { buildForSite } = await import('../services/build/build-for-site.ts')
      await buildForSite(terminal, flags)
    })
