import { dirname, resolve } from 'node:path'
import { Problem } from '#problems'
import type { Terminal } from '../../kit/terminal.ts'
import { installedVersion, packageFolder } from '../kit/package-folder.ts'
import type { Addition } from './addition.ts'
import { mustBeNew } from './addition.ts'
import { addToList } from './config-file.ts'
import { payloadPlugin } from './payload-plugins.ts'
import { Code, quoted } from './print.ts'
import type { Flags } from './put.ts'
import { put } from './put.ts'
import type { Source } from './source.ts'

export interface PluginFlags extends Flags {
  export?: string
}

/** Imports a plugin and calls it in the config. */
export async function addPlugin(
  terminal: Terminal,
  flags: PluginFlags,
  from: string,
): Promise<void> {
  const { exportName, options } = { options: '', ...payloadPlugin(from), ...named(flags.export) }
  if (exportName === undefined) {
    const details = { flag: '--export <name>', command: 'stateroom add plugin' }
    throw new Problem('usage.missingFlag', { details })
  }
  if (!flags.dryRun) mustBeInstalled(from, dirname(resolve(terminal.cwd, flags.config)))
  await put(terminal, flags, pluginAddition(from, exportName, options))
}

const named = (exportName: string | undefined) => (exportName === undefined ? {} : { exportName })

/**
 * A config that imports what isn't there neither compiles nor starts.
 *
 * @throws {Problem} `add.notInstalled`
 */
function mustBeInstalled(from: string, dir: string): void {
  const [name] = /^(@[^/]+\/)?[^./][^/]*/.exec(from) ?? []
  if (name === undefined || packageFolder(dir, name) !== null) return
  // Payload's own packages go together only in one version.
  const version = name.startsWith('@payloadcms/') ? installedVersion(dir, 'payload') : null
  const wanted = version === null ? name : `${name}@${version}`
  throw new Problem('add.notInstalled', { details: { name, wanted } })
}

/** A plugin of a package: its import, and its call in `plugins`. */
export function pluginAddition(from: string, exportName: string, options = ''): Addition {
  const value = new Code(`${exportName}(${options})`)
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
