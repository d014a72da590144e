import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { inProject } from '../../../scripts/kit/root.ts'
import type { Started, StartRequest } from './host.ts'
import type { Site, SiteOptions } from './site.ts'

const handedOver = 'STATEROOM_TEST_HOSTS'

/** Starts a host for each worker; answers what ends them. */
export async function startHosts(count: number): Promise<() => Promise<void>> {
  const hosts = await Promise.all(Array.from({ length: count }, startHost))
  process.env[handedOver] = hosts.map(({ address }) => address).join(' ')
  return async () => {
    await Promise.all(hosts.map(({ end }) => end()))
  }
}

async function startHost() {
  const run = inProject('scripts/run.mjs')
  const child = spawn(process.execPath, [run, '../tests/kit/sites/host'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [address] = await once(createInterface({ input: child.stdout }), 'line')
  return {
    address: String(address),
    end: async () => {
      child.stdin.end()
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

/** Serves a site from the host of this worker. */
export async function startSite(options: SiteOptions): Promise<Site> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'stateroom-'))
  const { url, port, output } = await askHost<Started>('/start', {
    ...options,
    dataDir,
  } satisfies StartRequest)
  const { origin } = new URL(url)

  return {
    url,
    origin,
    api: `${origin}/api`,
    output,
    discard: async () => {
      await askHost('/stop', { port })
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function askHost<Answer>(path: string, body: object): Promise<Answer> {
  const hosts = process.env[handedOver]?.split(' ') ?? []
  const host = hosts[Number(process.env.TEST_PARALLEL_INDEX ?? 0)]
  const answer = await fetch(`${host}${path}`, { method: 'POST', body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json() as Promise<Answer>
}
