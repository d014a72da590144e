import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname } from 'node:path'
import { json } from 'node:stream/consumers'
import { createJiti } from 'jiti'
import type { StateroomConfig } from '#config-schema/config'
import { problemTextKey } from '#locales'
import type { RunningServer } from '#server'
import { loadTexts } from '../../../cli/kit/texts.ts'
import type { Seed } from '../../../cli/services/start/load-seed.ts'
import { surviveStrays } from '../../../cli/services/start/survive-strays.ts'
import { inProject } from '../../../scripts/kit/root.ts'
import type { SiteOptions } from './site.ts'

/** What to start, as it is sent here; the data have a folder by then. */
export type StartRequest = SiteOptions & { dataDir: string }

export interface Started {
  url: string
  port: number
  output: string
}

// A page waits for what it brings, however busy the machine is.
const unlimited = {
  ...{ requestsPerMinute: 1_000_000, signInsPerMinute: 1_000_000, pagePatience: 20_000 },
}

/**
 * One process that serves many sites with the built server. To load Payload takes seconds; to
 * start one more site beside others takes a moment. It ends with the process that started it.
 */
export async function main(): Promise<number> {
  surviveStrays()
  process.on('unhandledRejection', (thrown) => console.error(thrown))
  const running = new Map<number, RunningServer>()

  const answer = async (request: IncomingMessage): Promise<object> => {
    const asked = await json(request)
    if (request.url === '/stop') {
      const { port } = asked as { port: number }
      await running.get(port)?.close()
      running.delete(port)
      return {}
    }
    const { server, output } = await start(asked as StartRequest)
    running.set(server.port, server)
    return { url: server.url, port: server.port, output } satisfies Started
  }

  const control = createServer((request, response) => {
    answer(request).then(
      (said) => response.end(JSON.stringify(said)),
      (thrown) => response.writeHead(500).end(String(thrown?.stack ?? thrown)),
    )
  })
  control.listen(0, '127.0.0.1', () => {
    process.stdout.write(`http://127.0.0.1:${(control.address() as AddressInfo).port}\n`)
  })
  process.stdin.resume()
  await new Promise((resolve) => process.stdin.once('end', resolve))
  process.exit(0)
}

async function start({ config, seed, dataDir, env = {} }: StartRequest) {
  const text = await loadTexts({ LC_ALL: 'C' })
  const said: string[] = []
  const { startServer }: typeof import('#server') = await import(inProject('dist/node/server.js'))

  Object.assign(process.env, env)
  const server = await startServer({
    config: await load<StateroomConfig>(config),
    port: 0,
    dataDir,
    databaseUrl: null,
    publicUrl: null,
    adminDir: inProject('dist/admin'),
    siteDir: dirname(config),
    limits: unlimited,
    log: (line) => said.push(line),
    warn: ({ code, details }) => said.push(text(problemTextKey(code), details)),
    ...(seed && {
      seed: async (payload) => (await load<Seed>(seed))(payload, (line) => said.push(line)),
    }),
  })
  return { server, output: said.join('\n') }
}

/** Loaded again for each site: Payload writes into the config that it is given. */
const load = <T>(file: string): Promise<T> =>
  createJiti(import.meta.url, {
    moduleCache: false,
    alias: {
      'stateroom-admin/server': inProject('dist/node/server.js'),
      'stateroom-admin': inProject('dist/node/config.js'),
    },
  }).import<T>(file, { default: true })
