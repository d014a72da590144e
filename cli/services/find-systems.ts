import type { AnySystem } from '#testing'
import type { Terminal } from '../terminal.ts'
import { filesIn, folderOf, load, oneByOne } from './model-files.ts'

/**
 * The systems of a folder, or those of them with these names; null stands for the package's own. They
 * are found by their files, `x.system.ts`, as plans are.
 */
export async function findSystems(
  { cwd }: Pick<Terminal, 'cwd'>,
  dir: string | null,
  names: readonly string[] = [],
): Promise<AnySystem[]> {
  const found = await oneByOne(filesIn(folderOf(cwd, dir), isSystemFile), async (path) => {
    const { system } = await load(path)
    return isSystem(system) ? [system] : []
  })
  return found.flat().filter(({ name }) => names.length === 0 || names.includes(name))
}

const isSystemFile = /\.system\.[tj]s$/

const isSystem = (value: unknown): value is AnySystem =>
  typeof value === 'object' && value !== null && 'parts' in value && 'join' in value
