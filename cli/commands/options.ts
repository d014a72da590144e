import { Option } from 'commander'
import type { Terminal } from '../terminal.ts'

/** Where results are kept, unless `--out` says otherwise. */
const defaultOut = '.stateroom/models'

/** Flags that several commands have. */
export const dirOption = ({ text }: Terminal) => new Option('--dir <dir>', text('cli.option.dir'))

export const coverOption = ({ text }: Terminal) =>
  new Option('--cover <what>', text('cli.option.cover')).default('default')

export const outOption = ({ text }: Terminal) =>
  new Option('--out <dir>', text('cli.option.out')).default(defaultOut)
