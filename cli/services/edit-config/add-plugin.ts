import type { Terminal } from '../../kit/terminal.ts'
import type { Addition } from './addition.ts'
import { mustBeNew } from './addition.ts'
import { addToList } from './config-file.ts'
import { Code, quoted } from './print.ts'
import type { Flags } from './put.ts'
import { put } from './put.ts'
import type { Source } from './source.ts'

export interface PluginFlags extends Flags {
  export: string
}

/** Imports a plugin and calls it in the config. */
export const addPlugin = (terminal: Terminal, flags: PluginFlags, from: string) =>
  put(terminal, flags, pluginAddition(from, flags.export))

/** A plugin of a package: its import, and its call in `plugins`. */
export function pluginAddition(from: string, exportName: string): Addition {
  const value = new Code(`${exportName}()`)
  return {
    name: exportName,
    value,
    place: 'plugins',
    edits: (config) => {
      const { source } = config
      mustBeNew(
        source.body.flatMap(({ specifiers = [] }) =>
          specifiers.map(({ local }) => local?.name ?? null),
        ),
        exportName,
      )
      const list = addToList(config, 'plugins', value)
      const added = importOf(source, from, exportName)
      return list.source === source
        ? [{ source, insertions: [...list.insertions, added] }]
        : [list, { source, insertions: [added] }]
    },
  }
}

function importOf({ body, style, text }: Source, from: string, exportName: string) {
  const last = body.findLast(({ type }) => type === 'ImportDeclaration')
  const line = `import { ${exportName} } from ${quoted(from, style)}${style.semicolon}`
  if (!last) return { at: 0, text: line + style.eol + style.eol }
  const end = text.indexOf('\n', last.end)
  return end < 0
    ? { at: text.length, text: style.eol + line }
    : { at: end + 1, text: line + style.eol }
}
