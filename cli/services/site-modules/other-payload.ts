import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Problem } from '#problems'

/** Tells of another Payload beside the config, whose version its plugins and types expect. */
export function otherPayload(configPath: string): Problem | null {
  const found = versionAbove(dirname(configPath))
  const own = versionAbove(createRequire(import.meta.url).resolve('payload'))
  return found === null || own === null || found === own
    ? null
    : new Problem('config.payloadTwice', { details: { found, own } })
}

/** Of the package that a file in this folder imports. */
function versionAbove(dir: string): string | null {
  const path = join(dir, 'node_modules/payload/package.json')
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')).version
  return dirname(dir) === dir ? null : versionAbove(dirname(dir))
}
