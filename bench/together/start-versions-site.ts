import { join } from 'node:path'
import { inProject } from '../../scripts/kit/root.ts'
import { copyOfTheBuild } from '../kit/build-copy.ts'
import { freePort } from '../kit/free-port.ts'
import { ServerProcess } from '../kit/server-process.ts'
import { temporaryFolder } from '../kit/temporary-folder.ts'
import { versionsVariable } from './versions-site/seed.ts'

/** Our built server with one document of so many versions, on SQLite. */
export async function startVersionsSite(versions: number): Promise<ServerProcess> {
  const build = copyOfTheBuild()
  const port = await freePort()
  const folder = inProject('bench/together/versions-site')
  return ServerProcess.start({
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
      STATEROOM_DATA: temporaryFolder('versions'),
      STATEROOM_REQUESTS_PER_MINUTE: '1000000',
      STATEROOM_SIGN_INS_PER_MINUTE: '1000000',
      [versionsVariable]: String(versions),
    },
    origin: `http://127.0.0.1:${port}`,
    readyPath: '/admin/login',
  })
}
