import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { startBuiltSite } from '../kit/start-built-site.ts'
import { temporaryFolder } from '../kit/temporary-folder.ts'
import type { Contender } from './contender.ts'

/** Our built server, over a copy of the peer's data where there is a peer. */
export async function startStateroom(peer: string | null): Promise<Contender> {
  const data = temporaryFolder('stateroom')
  const server = await startBuiltSite({
    site: 'bench/peer-site',
    isSeeded: peer === null,
    data,
    ...(peer && { env: copiedFrom(peer, data) }),
  })
  return { name: 'stateroom', server }
}

/** The tables of plugins that only the peer has are dropped from the copy. */
function copiedFrom(peer: string, data: string): Record<string, string> {
  cpSync(join(peer, 'data'), data, { recursive: true })
  cpSync(join(data, 'media'), join(data, 'files/media'), { recursive: true })
  return { DATABASE_URL: `file:${join(data, 'peer.db')}`, STATEROOM_ACCEPT_DATA_LOSS: '1' }
}
