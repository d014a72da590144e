import { spawn } from 'node:child_process'
import { staleParts } from './kit/build-parts.ts'
import { forwardSignals } from './kit/forward-signals.ts'
import { inProject, root } from './kit/root.ts'
import { runScript } from './kit/run-tool.ts'
import { stopwatch } from './kit/seconds.ts'

/** `npm start`: builds what is missing, then serves the example until it is told to stop. */
export async function main(args: string[]): Promise<number> {
  const sinceStart = stopwatch()
  const stale = staleParts()
  // In a process of its own, which takes with it what a build needs.
  const code = stale.length > 0 ? await runScript('build-stale') : 0
  if (code !== 0) return code
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
  const site = startSite()
  if (site) forwardSignals(site)

  let isReady = false
  server.stdout.on('data', (chunk: Buffer) => {
    process.stdout.write(chunk)
    if (isReady || !chunk.includes('http://')) return
    isReady = true
    const build = stale.length > 0 ? `build ${buildTime}` : 'nothing to build'
    console.log(`Started in ${sinceStart()} (${build}).`)
  })
  return new Promise((resolve) =>
    server.once('close', (code) => {
      site?.kill()
      resolve(code ?? 1)
    }),
  )
}

/** The magazine's own site, which live preview shows; at a port of one's own, without it. */
function startSite() {
  const { PORT = '3000' } = process.env
  if (PORT === '0') return null
  return spawn(
    process.execPath,
    [
      inProject('node_modules/jiti/lib/jiti-cli.mjs'),
      inProject('examples/magazine/site/server.ts'),
    ],
    {
      cwd: root,
      env: { ...process.env, PORT: '3001', MAGAZINE_API: `http://localhost:${PORT}` },
      stdio: 'inherit',
      detached: true,
    },
  )
}

const startMagazine = [
  'start',
  '--config',
  inProject('examples/magazine/stateroom.config.ts'),
  '--seed',
  inProject('examples/magazine/seed.ts'),
]
