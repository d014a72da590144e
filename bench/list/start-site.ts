import { join } from 'node:path'
import { inProject } from '../../scripts/kit/root.ts'
import { copyOfTheBuild } from '../kit/build-copy.ts'
import { freePort } from '../kit/free-port.ts'
import { ServerProcess } from '../kit/server-process.ts'
import { temporaryFolder } from '../kit/temporary-folder.ts'
import { sizeVariable } from '../list-site/seed.ts'

export const databaseKinds = ['sqlite', 'postgres'] as const

/** Our built server over a list of a known length. */
export interface Site {
  database: (typeof databaseKinds)[number]
  /** How many articles there are. */
  size: number
  server: ServerProcess
}

/** @param address of an empty PostgreSQL database; null: a file of its own. */
export async function startSite(
  database: Site['database'],
  size: number,
  address: string | null,
): Promise<Site> {
  const build = copyOfTheBuild()
  const port = await freePort()
  const folder = inProject('bench/list-site')
  const server = await ServerProcess.start({
    program: process.execPath,
    args: [
      join(build, 'dist/node/cli.js'),
      'start',
      '--config',
      join(folder, 'stateroom.config.ts'),
      '--seed',
      join(folder, 'seed.ts'),
    ],
    cwd: build,
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      STATEROOM_DATA: temporaryFolder('list'),
      STATEROOM_REQUESTS_PER_MINUTE: '1000000',
      STATEROOM_SIGN_INS_PER_MINUTE: '1000000',
      [sizeVariable]: String(size),
      ...(address && { DATABASE_URL: address }),
    },
    origin: `http://127.0.0.1:${port}`,
    readyPath: '/admin/login',
  })
  return { database, size, server }
}
