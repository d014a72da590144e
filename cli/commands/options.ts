import { join } from 'node:path'
import { Option } from 'commander'
import type { Terminal } from '../kit/terminal.ts'
import { packageRoot } from '../services/kit/package-root.ts'
import { hasOwnMachines } from '../services/machine-tests/own-machines.ts'

/** Where results are kept, unless `--out` says otherwise. */
const defaultOut = '.stateroom/models'

/** Flags that several commands have. */
export const dirOption = ({ text }: Terminal) =>
  hasOwnMachines()
    ? new Option('--dir <dir>', text('cli.option.dir'))
    : new Option('--dir <dir>', text('cli.option.machinesDir')).default('machines')

export const configOption = ({ text }: Terminal) =>
  new Option('-c, --config <file>', text('cli.start.config')).default('stateroom.config.ts')

/** The same for a command that finds a Payload project's by itself. */
export const anyConfigOption = ({ text }: Terminal) =>
  new Option('-c, --config <file>', text('cli.option.anyConfig'))

export const portOption = ({ text }: Terminal) =>
  new Option('-p, --port <number>', text('cli.option.port'))

const collected = (value: string, before: readonly string[]) => [...before, value]

export const renameOption = ({ text }: Terminal) =>
  new Option('--rename <field=name>', text('cli.option.rename'))
    .argParser(collected)
    .default([], text('cli.option.none'))

export const dropOption = ({ text }: Terminal) =>
  new Option('--drop <field>', text('cli.option.drop'))
    .argParser(collected)
    .default([], text('cli.option.none'))

export const coverOption = ({ text }: Terminal) =>
  new Option('--cover <what>', text('cli.option.cover')).default('default')

export const outOption = ({ text }: Terminal) =>
  new Option('--out <dir>', text('cli.option.out')).default(defaultOut)

/** Where the built panel is: for tests, and nobody's to know. */
export const adminDirOption = () =>
  new Option('--admin-dir <dir>').default(join(packageRoot, 'dist/admin')).hideHelp()

export const dryRunOption = ({ text }: Terminal) =>
  new Option('--dry-run', text('cli.option.dryRun'))

/** What the help of a command ends with: calls to copy. */
export const exampleLines = ({ text }: Terminal, ...calls: readonly string[]): string =>
  ['', text('cli.help.examples'), ...calls.map((call) => `  stateroom ${call}`)].join('\n')

export const jsonOption = ({ text }: Terminal) => new Option('--json', text('cli.option.json'))

/** Which site: that of a config, or a Payload project with a host of its own. */
export const siteOptions = ({ text }: Terminal) => [
  new Option('-c, --config <file>', text('cli.check.config')).conflicts('payload'),
  new Option('--payload [file]', text('cli.check.payload')),
]
