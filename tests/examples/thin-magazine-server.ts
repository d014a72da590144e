import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RunningServer } from '#server'
import { startServer } from '#server'
import seed from '../../examples/magazine/seed.ts'
import config from '../../examples/magazine/stateroom.config.ts'

/** The magazine in this process, in a folder of its own that goes with it. */
export async function startMagazineHere({ isEmpty = false } = {}): Promise<MagazineHere> {
  const folder = mkdtempSync(join(tmpdir(), 'stateroom-example-'))
  // The admin's one page, as far as the server needs it to start.
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Admin</title>')
  const server = await startServer({
    config,
    port: 0,
    dataDir: join(folder, 'data'),
    databaseUrl: null,
    publicUrl: null,
    adminDir: folder,
    ...(isEmpty ? {} : { seed: (payload) => seed(payload, () => undefined, thin) }),
  })
  return {
    server,
    address: `http://127.0.0.1:${server.port}`,
    async close() {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export interface MagazineHere {
  server: RunningServer
  address: string
  close(): Promise<void>
}

export const thin = { covers: 4, posts: 60, postsInGerman: 5 }
