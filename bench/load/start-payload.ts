import { cpSync, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { freePort } from '../kit/free-port.ts'
import { versionIn } from '../kit/report.ts'
import { ServerProcess } from '../kit/server-process.ts'
import { temporaryFolder } from '../kit/temporary-folder.ts'
import type { Contender } from './contender.ts'

/** The application's folder in a set-up copy of the peer: seeded and built. */
export function peerApp(folder: string): string {
  const app = resolve(folder, 'payload-app')
  for (const needed of ['data/peer.db', '.next/BUILD_ID']) {
    if (!existsSync(join(app, needed))) {
      throw new Error(`${app} has no ${needed}. Seed and build it as its README says.`)
    }
  }
  return app
}

/** Payload's own admin under `next start`, over a copy of its data. */
export async function startPayload(app: string): Promise<Contender> {
  const data = temporaryFolder('payload')
  cpSync(join(app, 'data'), data, { recursive: true })
  const port = await freePort()
  const server = await ServerProcess.start({
    program: join(app, 'node_modules/.bin/next'),
    args: ['start', '-H', '127.0.0.1', '-p', String(port)],
    cwd: app,
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', PEER_DATA: data },
    origin: `http://127.0.0.1:${port}`,
    readyPath: '/admin/login',
  })
  return { name: 'payload', server }
}

export const peerVersions = (app: string) => ({
  'payload of the peer': versionIn(join(app, 'node_modules/payload')),
  next: versionIn(join(app, 'node_modules/next')),
})
