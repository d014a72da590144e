import { resolve } from 'node:path'
import type { Argument, Option } from 'commander'
import type { Terminal } from '../../kit/terminal.ts'
import type { ValuesOf } from './candidates.ts'

/** What flags and arguments can be, by their name. Each is loaded when somebody asks for it. */
export const valuesIn =
  (terminal: Terminal, words: readonly string[]): ValuesOf =>
  async (asked) => {
    if (asked.argChoices) return asked.argChoices
    try {
      return (await sources[nameOf(asked)]?.(terminal, words)) ?? []
    } catch {
      // While somebody types, a file that can't be read is no news.
      return []
    }
  }

type Source = (terminal: Terminal, words: readonly string[]) => Promise<readonly string[]>

const slugs =
  (places: readonly ('collections' | 'globals' | 'blocks')[]): Source =>
  async ({ cwd }, words) => {
    const { slugsInFile } = await import('../edit-config/entities.ts')
    const config = given(words, '--config', '-c') ?? 'stateroom.config.ts'
    return slugsInFile(resolve(cwd, config), places)
  }

const machines: Source = async ({ cwd }, words) => {
  const { machineNames } = await import('../machine-tests/find-models.ts')
  return machineNames(cwd, given(words, '--dir') ?? null)
}

const sources: Readonly<Record<string, Source>> = {
  '--blocks': slugs(['blocks']),
  '--cover': async () => (await import('#testing')).coverNames,
  '--relation-to': slugs(['collections']),
  '--template': async () => (await import('../../machines/create/index.ts')).templates,
  '--type': async () => (await import('../edit-config/field-types.ts')).fieldTypes,
  machine: machines,
  machines,
  slug: slugs(['collections', 'globals']),
  target: slugs(['collections', 'globals', 'blocks']),
}

const nameOf = (asked: Option | Argument): string =>
  'long' in asked ? (asked.long ?? '') : asked.name()

/** The value of a flag, as `--dir x` or `--dir=x`. */
function given(words: readonly string[], ...names: readonly string[]): string | undefined {
  const at = words.findIndex((word) => names.includes(word.split('=')[0] ?? ''))
  const word = words[at]
  if (word === undefined) return undefined
  return word.includes('=') ? word.slice(word.indexOf('=') + 1) : words[at + 1]
}
