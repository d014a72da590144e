import { existsSync } from 'node:fs'
import { register } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { MessageChannel } from 'node:worker_threads'
import { register as registerTypeScript } from 'tsx/esm/api'
import { payloadMark } from '#config-schema/config'
import { ownFolders, packageRoot, runsFromSource } from '../kit/package-root.ts'
import type { Ways } from './hooks.ts'

let isRegistered = false
const loaded = new Set<string>()

/** The files of the site that have been imported so far. */
export const loadedSiteFiles = (): string[] => [...loaded]

/** From now on, Node imports TypeScript, and a site's modules find Stateroom and its Payload. */
export function registerSiteModules(path: string): void {
  if (isRegistered) return
  isRegistered = true
  registerTypeScript({ tsconfig: tsconfigAbove(dirname(path)) ?? false })
  const { port1, port2 } = new MessageChannel()
  port1.on('message', (file: string) => loaded.add(file))
  port1.unref()
  register<Ways>(
    urlOf(runsFromSource ? 'cli/services/site-modules/hooks.ts' : built('site-hooks')),
    {
      data: {
        server: urlOf('package.json'),
        entries: ownEntries,
        mark: payloadMark,
        ownFolders: ownFolders.map(urlOf),
        loaded: port2,
      },
      transferList: [port2],
    },
  )
}

const built = (name: string) => `dist/node/${name}.js`
const urlOf = (path: string) => pathToFileURL(join(packageRoot, path)).href

/** A file may lie in a folder that has no packages: it finds us all the same. */
const ownEntries: Readonly<Record<string, string>> = runsFromSource
  ? {
      'stateroom-admin': urlOf('config-schema/config/index.ts'),
      'stateroom-admin/payload': urlOf('server/for-payload.ts'),
      'stateroom-admin/server': urlOf('server/index.ts'),
      'stateroom-admin/testing': urlOf('testing/index.ts'),
    }
  : {
      'stateroom-admin': urlOf(built('config')),
      'stateroom-admin/payload': urlOf(built('payload')),
      'stateroom-admin/server': urlOf(built('server')),
      'stateroom-admin/testing': urlOf(built('testing')),
    }

/** The one whose `paths` hold for the file. */
function tsconfigAbove(dir: string): string | null {
  const path = join(dir, 'tsconfig.json')
  if (existsSync(path)) return path
  return dirname(dir) === dir ? null : tsconfigAbove(dirname(dir))
}
