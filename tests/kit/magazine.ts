import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { password, staff } from '../../examples/magazine/seed/people.ts'
import { fingerprint } from '../../scripts/kit/fingerprint.ts'
import { inProject } from '../../scripts/kit/root.ts'
import type { RunningServer } from './server.ts'
import { startStateroom } from './server.ts'
import { startSite } from './sites/hosts.ts'
import type { Site } from './sites/site.ts'

/** `thin`: 60 posts, for tests. `whole`: the example as it is, with 2,000. */
export type Size = 'thin' | 'whole'

const config = inProject('examples/magazine/stateroom.config.ts')
const seeds = {
  thin: inProject('tests/kit/thin-magazine.ts'),
  whole: inProject('examples/magazine/seed.ts'),
}
const cache = inProject('node_modules/.cache/stateroom')

/** Somebody of the magazine's staff. */
export interface Person {
  email: string
  password: string
}

export const [admin, editor, secondEditor, author] = staff.map(({ email }) => ({
  email,
  password,
})) as [Person, Person, Person, Person]

/** Serves a copy of the seeded magazine from the host of this worker. */
export const serveMagazine = async (): Promise<Site> =>
  startSite({ config, dataDir: await magazineCopy() })

/** The same from a process of its own, which can be killed; whatever a test does to it, the next one starts afresh. */
export async function startMagazine({
  size = 'thin',
  env = {},
}: {
  size?: Size
  env?: Record<string, string>
} = {}): Promise<RunningServer> {
  return startStateroom({ config, dataDir: await magazineCopy(size), env })
}

/** A seeded magazine in a temporary folder, for whoever starts the server in a way of their own. */
export async function magazineCopy(size: Size = 'thin'): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'stateroom-magazine-'))
  cpSync(await seededMagazine(size), dataDir, { recursive: true })
  return dataDir
}

/** Serves the magazine before anybody was there: no user, no content. */
export const startEmptyMagazine = (): Promise<RunningServer> => startStateroom({ config })

/** The data of a seeded magazine, made once for this state of the example and the server. */
export async function seededMagazine(size: Size = 'thin'): Promise<string> {
  const home = join(cache, `magazine-${size}-${fingerprint(madeFrom)}`)
  if (existsSync(home)) return home

  const next = `${home}-${process.pid}`
  const server = await startStateroom({ config, seed: seeds[size], dataDir: next })
  const code = await server.stop()
  if (code !== 0) throw new Error(`The server that seeded the magazine ended with ${code}.`)
  if (existsSync(home)) rmSync(next, { recursive: true })
  else renameSync(next, home)
  return home
}

const madeFrom = [
  'examples/magazine',
  'tests/kit/thin-magazine.ts',
  'server',
  'config-schema',
  'cli',
  'package-lock.json',
]
