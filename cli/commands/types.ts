import { readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { Command, Option } from 'commander'
import { Problem } from '#problems'
import { readEnvironment } from '../kit/environment.ts'
import type { Terminal } from '../kit/terminal.ts'
import { runAtChanges } from '../services/kit/run-at-changes.ts'
import { writeWhole } from '../services/kit/write-whole.ts'
import { anyConfigOption } from './options.ts'

interface Flags {
  config?: string
  out?: string
  check?: true
  watch?: true
}

const defaultOut = 'stateroom-types.ts'

/** `stateroom types`: writes the types of the config's documents for TypeScript. */
export const typesCommand = (terminal: Terminal) =>
  new Command('types')
    .description(terminal.text('cli.types.description'))
    .addOption(anyConfigOption(terminal))
    .option('-o, --out <file>', terminal.text('cli.types.out'))
    .addOption(new Option('--check', terminal.text('cli.types.check')).conflicts('watch'))
    .option('--watch', terminal.text('cli.types.watch'))
    .action((flags: Flags) => types(terminal, flags))

async function types(terminal: Terminal, flags: Flags): Promise<void> {
  const { findConfig } = await import('../services/site/config-path.ts')
  const { path: configPath } = await findConfig(terminal, flags.config)
  if (flags.watch) {
    terminal.say(terminal.text('cli.types.watching', { path: dirname(configPath) }))
    return runAtChanges(dirname(configPath), (arg) => arg !== '--watch')
  }
  const { path, text } = await typesOf(terminal, configPath, flags)
  const kept = contentOf(path)
  const shown = relative(terminal.cwd, path)
  if (flags.check) {
    if (kept !== text) throw new Problem('types.stale', { details: { path: shown } })
    return terminal.say(terminal.text('cli.types.upToDate', { path: shown }))
  }
  if (kept === text) return terminal.say(terminal.text('cli.types.upToDate', { path: shown }))
  writeWhole(path, text)
  terminal.say(terminal.text('cli.types.wrote', { path: shown }))
}

async function typesOf(terminal: Terminal, configPath: string, { out }: Flags) {
  const { documentTypes } = await import('#server')
  const { loadConfig } = await import('../services/site/load-config.ts')
  const { secret: _, ...environment } = readEnvironment(terminal.env, configPath)
  const config = await loadConfig(terminal, configPath)
  const siteDir = dirname(configPath)
  const { outputFile, text } = await documentTypes({ ...environment, config, siteDir })
  const path = out ? resolve(terminal.cwd, out) : resolve(siteDir, outputFile ?? defaultOut)
  return { path, text }
}

function contentOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').replaceAll('\r\n', '\n')
  } catch {
    return null
  }
}
