import type { ServerProcess } from '../kit/server-process.ts'
import { startBuiltSite } from '../kit/start-built-site.ts'
import { versionsVariable } from './versions-site/seed.ts'

/** Our built server with one document of so many versions, on SQLite. */
export const startVersionsSite = (versions: number): Promise<ServerProcess> =>
  startBuiltSite({
    site: 'bench/together/versions-site',
    env: { [versionsVariable]: String(versions) },
  })
