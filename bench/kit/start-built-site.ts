import { join } from 'node:path'
import { inProject } from '../../scripts/kit/root.ts'
import { copyOfTheBuild } from './build-copy.ts'
import { freePort } from './free-port.ts'
import { ServerProcess } from './server-process.ts'
import { temporaryFolder } from './temporary-folder.ts'

interface BuiltSite {
  /** The folder of its `stateroom.config.ts`, below the project's. */
  site: string
  /** Whether its `seed.ts` fills an empty database. */
  isSeeded?: boolean
  /** Where its data are; without it, in a folder of its own. */
  data?: string
  /** For the program that runs it. */
  nodeFlags?: readonly string[]
  env?: Readonly<Record<string, string>>
}

/** Our built server over a site of the benchmarks, which may ask as often as they like. */
export async function startBuiltSite(wanted: BuiltSite): Promise<ServerProcess> {
  const { site, isSeeded = true, data = temporaryFolder('data'), nodeFlags = [], env } = wanted
  const build = copyOfTheBuild()
  const folder = inProject(site)
  const port = await freePort()
  return ServerProcess.start({
    program: process.execPath,
    args: [
      ...nodeFlags,
      join(build, 'dist/node/cli.js'),
      'start',
      '--config',
      join(folder, 'stateroom.config.ts'),
      ...(isSeeded ? ['--seed', join(folder, 'seed.ts')] : []),
    ],
    cwd: build,
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      STATEROOM_DATA: data,
      STATEROOM_REQUESTS_PER_MINUTE: '1000000',
      STATEROOM_SIGN_INS_PER_MINUTE: '1000000',
      ...env,
    },
    origin: `http://127.0.0.1:${port}`,
    readyPath: '/admin/login',
  })
}
