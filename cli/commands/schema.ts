import { dirname, relative, resolve } from 'node:path'
import { Command } from 'commander'
import { Problem } from '#problems'
import { readEnvironment } from '../kit/environment.ts'
import { knownNames } from '../kit/known-names.ts'
import type { Terminal } from '../kit/terminal.ts'
import { jsonText } from '../services/kit/json-text.ts'
import { writeWhole } from '../services/kit/write-whole.ts'
import { configOption, exampleLines } from './options.ts'

interface Flags {
  config: string
  openapi?: true
  out?: string
}

/** `stateroom schema`: the JSON Schema of the documents, for programs that aren't written in TypeScript. */
export const schemaCommand = (terminal: Terminal) =>
  new Command('schema')
    .description(terminal.text('cli.schema.description'))
    .argument('[slug]', terminal.text('cli.schema.slug'))
    .addOption(configOption(terminal))
    .option('-o, --out <file>', terminal.text('cli.schema.out'))
    .option('--openapi', terminal.text('cli.schema.openapi'))
    .addHelpText(
      'after',
      exampleLines(
        terminal,
        'schema posts',
        'schema --out documents.schema.json',
        'schema --openapi --out openapi.json',
      ),
    )
    .action((slug: string | undefined, flags: Flags) => schema(terminal, slug, flags))

async function schema(terminal: Terminal, slug: string | undefined, flags: Flags): Promise<void> {
  if (flags.openapi && slug !== undefined) {
    throw new Problem('usage.conflict', { details: { flag: '--openapi', other: slug } })
  }
  const { apiDescription } = await import('#server')
  const { loadConfig } = await import('../services/site/load-config.ts')
  const configPath = resolve(terminal.cwd, flags.config)
  const { secret: _, ...environment } = readEnvironment(terminal.env, configPath)
  const config = await loadConfig(terminal, configPath)
  const options = { ...environment, config, siteDir: dirname(configPath) }
  const shown = jsonText(
    flags.openapi ? await apiDescription(options) : await schemaFor(options, slug),
  )
  if (flags.out === undefined) return terminal.say(shown.trimEnd())
  const path = resolve(terminal.cwd, flags.out)
  writeWhole(path, shown)
  terminal.say(terminal.text('cli.types.wrote', { path: relative(terminal.cwd, path) }))
}

async function schemaFor(
  options: Parameters<typeof import('#server').documentSchema>[0],
  slug: string | undefined,
) {
  const { documentSchema, schemaOf } = await import('#server')
  const whole = await documentSchema(options)
  if (slug === undefined) return whole
  const { collections, globals } = whole.properties
  const all = Object.keys({ ...collections.properties, ...globals.properties })
  if (!all.includes(slug)) {
    throw new Problem('config.noEntity', { details: { found: slug, ...knownNames(slug, all) } })
  }
  return schemaOf(whole, slug)
}
