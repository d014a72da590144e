import type { Rung } from './results.ts'

/** What a person types to accept what a machine does now. */
export const acceptCommand = (machine: string, dir: string | null): string =>
  ['stateroom test', quoted(machine), '--accept', ...inFolder(dir)].join(' ')

/** What a person types to see a failure again, where it was; a folder of null is the package's own. */
export const replayCommand = (trace: string, dir: string | null, rung: Rung = 'actor'): string =>
  [
    'stateroom replay',
    quoted(trace),
    ...inFolder(dir),
    ...(rung === 'browser' ? ['--rung browser'] : []),
  ].join(' ')

/** What a person types to try machines together again, along the same random walks. */
export const systemCommand = (system: string, seed: number, dir: string | null): string =>
  ['stateroom test', quoted(system), '--seed', seed, ...inFolder(dir)].join(' ')

const inFolder = (dir: string | null) => (dir === null ? [] : ['--dir', quoted(dir)])

/** Double quotes, which every shell knows, unless something in them would have a meaning. */
function quoted(path: string): string {
  if (/^[\p{L}\d@%+=:,./_-]+$/u.test(path)) return path
  if (!/["$`\\!]/.test(path)) return `"${path}"`
  return `'${path.replaceAll("'", "'\\''")}'`
}
