import { spawn } from 'node:child_process'
import { buildWhatIsStale } from './kit/build-parts.ts'
import { forwardSignals } from './kit/forward-signals.ts'
import { inProject, root } from './kit/root.ts'
import { stopwatch } from './kit/seconds.ts'

/** `npm start`: builds what is missing, then serves the example until it is told to stop. */
export async function main(args: string[]): Promise<number> {
  const sinceStart = stopwatch()
  const built = await buildWhatIsStale()
  const buildTime = sinceStart()

  const server = spawn(
    process.execPath,
    [inProject('dist/node/cli.js'), ...startMagazine, ...args],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    },
  )
  forwardSignals(server)

  let isReady = false
  server.stdout.on('data', (chunk: Buffer) => {
    process.stdout.write(chunk)
    if (isReady || !chunk.includes('http://')) return
    isReady = true
    const build = built.length > 0 ? `build ${buildTime}` : 'nothing to build'
    console.log(`Started in ${sinceStart()} (${build}).`)
  })
  return new Promise((resolve) => server.once('close', (code) => resolve(code ?? 1)))
}

const startMagazine = [
  'start',
  '--config',
  inProject('examples/magazine/stateroom.config.ts'),
  '--seed',
  inProject('examples/magazine/seed.ts'),
]
