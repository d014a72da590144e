import { dirname, join } from 'node:path'

/** Where `stateroom build` puts what a start without build tools serves. */
export const builtDirOf = (configPath: string): string =>
  join(dirname(configPath), 'stateroom-build')
