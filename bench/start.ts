import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../scripts/kit/root.ts'
import { freePort } from './kit/free-port.ts'
import { printTable } from './kit/print-table.ts'
import { watchOthers } from './kit/processes.ts'
import { benchEnvironment, printEnvironment, writeReport } from './kit/report.ts'
import { ServerProcess } from './kit/server-process.ts'
import { temporaryFolder } from './kit/temporary-folder.ts'

/** `npm run bench:start`: how long a fresh clone needs until somebody can sign in. */
export async function main(args: string[]): Promise<number> {
  const { values: flags } = parseArgs({ args, options: { json: { type: 'string' } } })
  const where = benchEnvironment()
  printEnvironment(where)

  const clone = join(temporaryFolder('clone'), 'stateroom')
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, clone])
  const steps = [
    await measured('npm ci', () => install(clone)),
    await measured('npm start, the first time', () => start(clone)),
    await measured('npm start, again', () => start(clone)),
  ]
  printTable(
    ['', 'seconds', 'others, %'],
    steps.map(({ othersPercent, seconds, step }) => [step, seconds, othersPercent]),
  )
  writeReport(flags.json, { bench: 'start', ...where, seed: 'examples/magazine/seed.ts', steps })
  return 0
}

async function measured(step: string, work: () => Promise<number>) {
  const others = watchOthers()
  const ms = await work()
  return { step, seconds: ms / 1000, othersPercent: others() }
}

async function install(clone: string): Promise<number> {
  const started = performance.now()
  const npm = spawn('npm', ['ci'], { cwd: clone, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(npm, 'exit')
  if (code !== 0) throw new Error(`npm ci ended with ${code}.`)
  return performance.now() - started
}

/** Until the sign-in screen is served; then it is told to stop. */
async function start(clone: string): Promise<number> {
  const port = String(await freePort())
  const server = await ServerProcess.start({
    program: 'npm',
    args: ['start'],
    cwd: clone,
    env: { PORT: port },
    origin: `http://127.0.0.1:${port}`,
    readyPath: '/admin/login',
  })
  await server.stop()
  return server.startMs
}
