import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { inProject } from '../../scripts/kit/root.ts'
import { copyOfTheBuild } from '../kit/build-copy.ts'
import { freePort } from '../kit/free-port.ts'
import type { ServerCommand } from '../kit/server-process.ts'
import { ServerProcess } from '../kit/server-process.ts'
import { temporaryFolder } from '../kit/temporary-folder.ts'

export type ContenderName = 'stateroom' | 'handler' | 'handler and plugin'

/** How to start a server; each has a copy of the same database to itself. */
export interface Contender {
  name: ContenderName
  command: ServerCommand
}

/** Our server, Payload's own handler, and that handler with our plugin. */
export async function makeContenders(): Promise<Contender[]> {
  const build = copyOfTheBuild()
  const seeded = await seededFolder(build)
  return [
    { name: 'stateroom', command: await stateroom(build, copyOf(seeded)) },
    { name: 'handler', command: await handler(copyOf(seeded)) },
    { name: 'handler and plugin', command: await handler(copyOf(seeded), 'plugin') },
  ]
}

const aList = '/api/posts?limit=1&depth=0'

async function stateroom(
  build: string,
  data: string,
  seed: readonly string[] = [],
): Promise<ServerCommand> {
  const { origin, port } = await address()
  const config = inProject('examples/magazine/stateroom.config.ts')
  return {
    program: process.execPath,
    args: [join(build, 'dist/node/cli.js'), 'start', '--config', config, ...seed],
    cwd: build,
    env: {
      NODE_ENV: 'production',
      PORT: port,
      STATEROOM_DATA: data,
      STATEROOM_REQUESTS_PER_MINUTE: '1000000',
    },
    origin,
    readyPath: aList,
  }
}

async function handler(data: string, ...plugin: string[]): Promise<ServerCommand> {
  const { origin, port } = await address()
  const script = [inProject('scripts/run.mjs'), '../bench/server/plain-payload']
  return {
    program: process.execPath,
    args: [...script, port, `file:${join(data, 'stateroom.db')}`, ...plugin],
    cwd: data,
    env: { NODE_ENV: 'production' },
    origin,
    readyPath: aList,
  }
}

/** Where the magazine lies: its tables made, its content seeded, its statistics counted. */
async function seededFolder(build: string): Promise<string> {
  const data = temporaryFolder('seeded')
  const seed = ['--seed', inProject('examples/magazine/seed.ts')]
  const server = await ServerProcess.start(await stateroom(build, data, seed))
  await server.stop()
  return data
}

function copyOf(seeded: string): string {
  const data = temporaryFolder('server')
  cpSync(seeded, data, { recursive: true })
  return data
}

async function address() {
  const port = String(await freePort())
  return { port, origin: `http://127.0.0.1:${port}` }
}
