import { dirname, isAbsolute } from 'node:path'
import { packageDirOf } from '../site/site-dir.ts'
import { configObject, isBuiltByPayload, propertyOf } from './config-file.ts'
import { NotUnderstood } from './not-understood.ts'
import { pathValue } from './path-value.ts'
import type { Written } from './resolve.ts'
import { written } from './resolve.ts'
import { readSource } from './source.ts'

export const basePlace = 'admin.importMap.baseDir'

/**
 * The folder that a config's components are named from, read from its file as `siteDirOf` reads the config.
 * null: only running the file could tell.
 */
export function componentBase(configPath: string): string | null {
  const source = readSource(configPath)
  try {
    const admin = objectOf(configObject(source, basePlace), 'admin')
    const importMap = admin && objectOf(admin, 'importMap')
    const baseDir = importMap && propertyOf(importMap, 'baseDir')
    if (!baseDir) return isBuiltByPayload(source) ? packageDirOf(configPath) : dirname(configPath)
    const path = pathValue(baseDir)
    return path !== null && isAbsolute(path) ? path : null
  } catch (thrown) {
    if (thrown instanceof NotUnderstood) return null
    throw thrown
  }
}

function objectOf(holder: Written, name: string): Written | null {
  const property = propertyOf(holder, name)
  if (!property) return null
  const object = written(property)
  if (object?.node.type === 'ObjectExpression') return object
  throw new NotUnderstood(holder.source.path, basePlace)
}
