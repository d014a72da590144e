import { join } from 'node:path'
import type { BuiltComponents } from './built-components.ts'
import { hashOf } from './hash-of.ts'

/**
 * Whether a file has changed since it was built. One that isn't where it was says nothing: the project
 * may have been built elsewhere.
 */
export async function isOutdated(
  { inputs }: BuiltComponents,
  projectDir: string,
): Promise<boolean> {
  // A bundler would take along whatever this could read.
  const { readFile } = process.getBuiltinModule('node:fs/promises')
  const changed = Object.entries(inputs).map(async ([file, hash]) => {
    const content = await readFile(join(projectDir, file)).catch(() => null)
    return content !== null && hashOf(content) !== hash
  })
  return (await Promise.all(changed)).includes(true)
}
