import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { RunningServer } from '../../tests/kit/server.ts'
import { startStateroom } from '../../tests/kit/server.ts'
import { Api } from './api.ts'
import { browse } from './browse.ts'
import { contentFor } from './files.ts'
import type { Visit } from './result.ts'
import { emptyVisit } from './result.ts'
import { Site } from './site.ts'

export interface VisitOptions {
  seeded: { email: string; password: string }
  inBrowser: boolean
}

/** Starts a config as it is, and uses everything in it once. */
export async function visit(
  { name, path }: { name: string; path: string },
  options: VisitOptions,
): Promise<Visit> {
  const visit = emptyVisit(name)
  let server: RunningServer | null = null
  try {
    server = await startWithFiles(path)
    const found = server
    visit.unused = unusedIn(found.output)
    const api = await Api.signIn(found, options.seeded)
    const site = new Site(api, await api.config(), visit)
    await site.visitAll()
    if (options.inBrowser) await browse(found, api, site.config, visit)
  } catch (thrown) {
    visit.failed = inOneLine(thrown)
  } finally {
    await server?.discard()
  }
  return visit
}

/** Files of the config's own seed may have been left out of the folder: others will do. */
async function startWithFiles(config: string): Promise<RunningServer> {
  try {
    return await startStateroom({ config })
  } catch (thrown) {
    const [, missing] = missingFile.exec(String(thrown)) ?? []
    if (!missing || existsSync(missing)) throw thrown
    mkdirSync(dirname(missing), { recursive: true })
    writeFileSync(missing, contentFor(missing))
    return startWithFiles(config)
  }
}

const missingFile = /ENOENT: no such file or directory, open '([^']*\/configs\/[^']+\.\w+)'/

const unusedIn = (output: string) =>
  [...output.matchAll(/^“(\S+)” has no effect/gm)].map(([, key = '']) => key)

const inOneLine = (thrown: unknown) =>
  (thrown instanceof Error ? thrown.message : String(thrown))
    .replace(/\s*\n\s*/g, ' · ')
    .slice(-600)
