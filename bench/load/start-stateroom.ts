import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { inProject } from '../../scripts/kit/root.ts'
import { copyOfTheBuild } from '../kit/build-copy.ts'
import { freePort } from '../kit/free-port.ts'
import { ServerProcess } from '../kit/server-process.ts'
import { temporaryFolder } from '../kit/temporary-folder.ts'
import type { Contender } from './contender.ts'

/** Our built server, over a copy of the peer's data where there is a peer. */
export async function startStateroom(peer: string | null): Promise<Contender> {
  const build = copyOfTheBuild()
  const data = temporaryFolder('stateroom')
  const port = await freePort()
  const site = inProject('bench/peer-site')
  const seed = peer ? [] : ['--seed', join(site, 'seed.ts')]
  const server = await ServerProcess.start({
    program: process.execPath,
    args: [
      join(build, 'dist/node/cli.js'),
      'start',
      '--config',
      join(site, 'stateroom.config.ts'),
      ...seed,
    ],
    cwd: build,
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      STATEROOM_DATA: data,
      STATEROOM_REQUESTS_PER_MINUTE: '1000000',
      STATEROOM_SIGN_INS_PER_MINUTE: '1000000',
      ...(peer && copiedFrom(peer, data)),
    },
    origin: `http://127.0.0.1:${port}`,
    readyPath: '/admin/login',
  })
  return { name: 'stateroom', server }
}

/** The tables of plugins that only the peer has are dropped from the copy. */
function copiedFrom(peer: string, data: string): Record<string, string> {
  cpSync(join(peer, 'data'), data, { recursive: true })
  cpSync(join(data, 'media'), join(data, 'files/media'), { recursive: true })
  return { DATABASE_URL: `file:${join(data, 'peer.db')}`, STATEROOM_ACCEPT_DATA_LOSS: '1' }
}
