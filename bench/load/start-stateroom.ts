import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { startBuiltSite } from '../kit/start-built-site.ts'
import { temporaryFolder } from '../kit/temporary-folder.ts'
import type { Contender } from './contender.ts'

/** Our built server, over a copy of the peer's data where there is a peer. */
export async function startStateroom(peer: string | null): Promise<Contender> {
  const data = temporaryFolder('stateroom')
  const env = peer === null ? {} : await copiedFrom(peer, data)
  const server = await startBuiltSite({
    site: 'bench/peer-site',
    isSeeded: peer === null,
    data,
    env,
  })
  return { name: 'stateroom', server }
}

/**
 * Copies the peer's data and makes our tables of them, which no start in production does. The
 * tables of plugins that only the peer has are dropped from the copy.
 */
async function copiedFrom(peer: string, data: string): Promise<Record<string, string>> {
  cpSync(join(peer, 'data'), data, { recursive: true })
  cpSync(join(data, 'media'), join(data, 'files/media'), { recursive: true })
  const env = { DATABASE_URL: `file:${join(data, 'peer.db')}` }
  const first = await startBuiltSite({
    site: 'bench/peer-site',
    isSeeded: false,
    data,
    env: { ...env, NODE_ENV: 'development', STATEROOM_ACCEPT_DATA_LOSS: '1' },
  })
  await first.stop()
  return env
}
