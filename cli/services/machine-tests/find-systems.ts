import { isRecord } from '#contracts/is-record'
import { Problem } from '#problems'
import type { AnySystem } from '#testing'
import type { Terminal } from '../../kit/terminal.ts'
import { filesIn, folderOf, load, oneByOne, stemOf } from './model-files.ts'

/**
 * The systems of a folder, or those of them with these names; null stands for the package's own. They
 * are found by their files, `x.system.ts`, as plans are.
 *
 * @throws {Problem} `model.unreadable`
 */
export async function findSystems(
  { cwd }: Pick<Terminal, 'cwd'>,
  dir: string | null,
  names: readonly string[] = [],
): Promise<AnySystem[]> {
  const files = filesIn(folderOf(cwd, dir), isSystemFile)
  const wanted = files.filter((path) => names.length === 0 || names.includes(stemOf(path)))
  return oneByOne(wanted, async (path) => {
    const { system } = await load(path)
    const reason = objectionTo(system, stemOf(path))
    if (reason) throw new Problem('model.unreadable', { details: { path, reason } })
    return system as AnySystem
  })
}

const isSystemFile = /\.system\.[tj]s$/

const objectionTo = (system: unknown, name: string): string | null => {
  const isThere = isRecord(system) && ['parts', 'join', 'laws'].every((part) => part in system)
  if (!isThere) return 'it has no "export const system" with name, parts, join and laws'
  return system.name === name ? null : `the name of its system isn’t "${name}", as its file says`
}
