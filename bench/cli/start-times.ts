import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { median } from '../kit/quantile.ts'

export interface StartTime {
  command: string
  ms: number[]
  median: number
  /** Beyond what Node needs to do nothing. */
  beyondNode: number
}

/** The commands take turns, `node -e 0` among them, so that all meet the same disturbances. */
export async function measureStarts(
  build: string,
  names: readonly string[],
  rounds: number,
): Promise<StartTime[]> {
  const cli = join(build, 'dist/node/cli.js')
  const contenders: [command: string, args: string[]][] = [
    ['node -e 0', ['-e', '0']],
    ['stateroom --version', [cli, '--version']],
    ['stateroom --help', [cli, '--help']],
    ...names.map((name): [string, string[]] => [`stateroom ${name} --help`, [cli, name, '--help']]),
  ]
  const samples = contenders.map((): number[] => [])
  // The first round fills the caches of the disk.
  for (let round = -1; round < rounds; round += 1) {
    for (const [index, [, args]] of contenders.entries()) {
      const ms = await run(args)
      if (round >= 0) samples[index]!.push(ms)
    }
  }
  const floor = median(samples[0]!)
  return contenders.map(([command], index) => {
    const ms = samples[index]!
    return { command, ms, median: median(ms), beyondNode: median(ms) - floor }
  })
}

async function run(args: readonly string[]): Promise<number> {
  const started = performance.now()
  const child = spawn(process.execPath, args, { stdio: 'ignore' })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`node ${args.join(' ')} ended with ${code}.`)
  return performance.now() - started
}
