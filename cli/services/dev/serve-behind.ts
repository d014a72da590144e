import { join } from 'node:path'
import { devClientPath } from '#config-schema/dev'
import type { RunningServer, ServerOptions } from '#server'
import type { Environment } from '../../kit/environment.ts'
import { loadedSiteFiles } from '../site-modules/register.ts'
import { devDir } from './dev-dir.ts'
import type { FromServer, ToServer } from './messages.ts'

/** What is different for a server behind the one program that has the port. */
export const optionsBehind = (port: number, { trustProxy }: Pick<Environment, 'trustProxy'>) =>
  ({
    port: 0,
    hostname: '127.0.0.1',
    publicUrl: null,
    isProduction: false,
    trustProxy: typeof trustProxy === 'number' ? trustProxy + 1 : [...trustProxy, '127.0.0.1'],
    dev: {
      port,
      script: `${devClientPath}?server=${process.pid}`,
      runtime: join(devDir, 'fast-refresh.js'),
    },
  }) satisfies Partial<ServerOptions>

/** Tells who started this process where the server is, and builds components when it's asked to. */
export function reportTo(parent: NodeJS.Process, server: RunningServer): void {
  const tell = (message: FromServer) => parent.send?.(message)
  parent.on('message', async ({ type }: ToServer) => {
    if (type !== 'build') return
    const built = await server.buildComponents()
    tell({ type: 'built', components: built?.version ?? '', isChanged: built?.isChanged ?? false })
  })
  const { components, port, setupToken, url } = server
  tell({
    ...{ type: 'ready', port, setupToken, url },
    components: components?.version ?? '',
    files: loadedSiteFiles(),
  })
}
