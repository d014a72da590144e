import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { freePort } from '../../../bench/kit/free-port.ts'
import { inProject } from '../../../scripts/kit/root.ts'
import { startMagazine } from '../magazine.ts'
import type { Site } from '../sites/site.ts'

/** The magazine and its own site, each a process, as `npm start` has them. */
export async function startMagazineWithSite(): Promise<Site> {
  const port = await freePort()
  const magazine = await startMagazine({ env: { MAGAZINE_SITE: `http://localhost:${port}` } })
  const site = spawn(
    process.execPath,
    [
      inProject('node_modules/jiti/lib/jiti-cli.mjs'),
      inProject('examples/magazine/site/server.ts'),
    ],
    {
      cwd: inProject('.'),
      env: { ...process.env, PORT: String(port), MAGAZINE_API: magazine.origin },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  await once(createInterface({ input: site.stdout }), 'line')
  const { url, origin, api, output } = magazine
  return {
    ...{ url, origin, api, output },
    discard: async () => {
      site.kill()
      await Promise.all([once(site, 'exit'), magazine.stop()])
    },
  }
}
