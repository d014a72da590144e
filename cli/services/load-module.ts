import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createJiti } from 'jiti'
import { Problem } from '#config-schema'
import { packageRoot, runsFromSource } from './package-root.ts'

/** The default export of a person's TypeScript or JavaScript file. */
export async function loadModule(path: string): Promise<unknown> {
  if (!existsSync(path)) throw new Problem('config.notFound', { details: { path } })

  const jiti = createJiti(import.meta.url, { alias: ownDoors() })
  try {
    return await jiti.import(path, { default: true })
  } catch (cause) {
    throw new Problem('config.unreadable', { details: { path, reason: reasonOf(cause) }, cause })
  }
}

/** A config may lie in a folder that has no packages: it finds us all the same. */
const ownDoors = (): Record<string, string> =>
  runsFromSource
    ? {
        'stateroom-admin/server': join(packageRoot, 'server/index.ts'),
        'stateroom-admin': join(packageRoot, 'config-schema/config/index.ts'),
      }
    : {
        'stateroom-admin/server': join(packageRoot, 'dist/node/server.js'),
        'stateroom-admin': join(packageRoot, 'dist/node/config.js'),
      }

const reasonOf = (cause: unknown): string =>
  (cause instanceof Error ? cause.message : String(cause)).split('\n')[0] ?? ''
