import type { StateroomConfig } from '#config-schema/config'
import { inProject } from '../../../scripts/kit/root.ts'
import { aProject, start } from '../../cli/kit/stateroom.ts'
import { startPostgres } from './postgres.ts'
import type { TestServer } from './serve.ts'
import { serve } from './serve.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** One server, or a second process on the same database as well. */
export interface ManyProcesses {
  server: TestServer
  addresses: readonly string[]
  close: () => Promise<void>
}

const limits = { requestsPerMinute: 1_000_000 }

/** One process, on SQLite. */
export async function openOne(config: StateroomConfig): Promise<ManyProcesses> {
  const server = await serve(config, { limits })
  return { server, addresses: [server.origin], close: server.close }
}

/**
 * Two processes on one PostgreSQL: this one, and a `stateroom start`.
 * @param makeConfig as the file exports it under its own name, for the other process to import
 */
export async function openTwo(
  makeConfig: () => StateroomConfig,
  file: string,
): Promise<ManyProcesses> {
  const postgres = await startPostgres()
  const databaseUrl = postgres.newDatabase()
  const dataDir = temporaryFolder('server')
  const server = await serve(makeConfig(), { databaseUrl, dataDir, limits })
  const { name } = makeConfig
  const project = aProject(
    `import { ${name} } from '${inProject(file)}'\nexport default ${name}()\n`,
  )
  const other = start(project, {
    DATABASE_URL: databaseUrl,
    STATEROOM_DATA: dataDir,
    STATEROOM_REQUESTS_PER_MINUTE: `${limits.requestsPerMinute}`,
  })
  const [, address] = await other.says(/(http:\/\/localhost:\d+)/)
  return {
    server,
    addresses: [server.origin, address!],
    close: async () => {
      other.child.kill()
      await other.exits()
      await server.close()
      await postgres.stop()
    },
  }
}
