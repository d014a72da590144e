import { freePort } from '../../../bench/kit/free-port.ts'
import { hasPostgres, startPostgres } from '../../server/kit/postgres.ts'
import type { RunningServer, StartOptions } from '../server.ts'
import { startStateroom } from '../server.ts'
import { startBalancer } from './balancer.ts'

/** One site of two processes. */
export interface TwoProcesses {
  /** The first of them, at the address of both. */
  server: RunningServer
  discard: () => Promise<void>
}

/** Serves one site from two processes, with one PostgreSQL, one data folder and one address. */
export async function startTwoProcesses(
  options: Pick<StartOptions, 'config' | 'seed'>,
): Promise<TwoProcesses> {
  if (!hasPostgres) throw new Error('There is no PostgreSQL here, and no TEST_DATABASE_URL.')
  const postgres = await startPostgres()
  const ports = [await freePort(), await freePort()] as const
  const balancer = await startBalancer(ports)
  const env = {
    DATABASE_URL: postgres.newDatabase(),
    STATEROOM_URL: balancer.origin,
    STATEROOM_TRUST_PROXY: '1',
  }
  const server = await startStateroom({ ...options, env, port: ports[0] })
  const { config } = options
  const { dataDir } = server
  const other = await startStateroom({ config, dataDir, env, port: ports[1] })

  return {
    server,
    discard: async () => {
      await balancer.close()
      await other.stop()
      await server.discard()
      await postgres.stop()
    },
  }
}
