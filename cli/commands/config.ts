import { resolve } from 'node:path'
import { Command } from 'commander'
import type { ProblemData } from '#problems'
import { Problem } from '#problems'
import { knownNames } from '../kit/known-names.ts'
import type { Terminal } from '../kit/terminal.ts'
import { clientConfigLines } from '../lines/client-config.ts'
import { configLines } from '../lines/config.ts'
import { problemLine } from '../lines/problem.ts'
import { adminDirOption, configOption, exampleLines } from './options.ts'

interface Flags {
  config: string
  user?: string
  json?: true
  adminDir: string
}

/** `stateroom config`: the config as the server holds it, or as somebody's browser gets it. */
export const configCommand = (terminal: Terminal) =>
  new Command('config')
    .description(terminal.text('cli.config.description'))
    .argument('[slug]', terminal.text('cli.config.slug'))
    .addOption(configOption(terminal))
    .option('--user <email>', terminal.text('cli.config.user'))
    .option('--json', terminal.text('cli.option.json'))
    .addOption(adminDirOption())
    .addHelpText(
      'after',
      exampleLines(terminal, 'config posts', 'config --user ann@example.com --json'),
    )
    .action((slug: string | undefined, flags: Flags) => config(terminal, slug, flags))

async function config(terminal: Terminal, slug: string | undefined, flags: Flags): Promise<void> {
  const { say, text } = terminal
  const { configOfUser, shownConfig } = await import('#server')
  const options = await optionsFor(terminal, flags)
  if (flags.user === undefined) {
    const found = only(await shownConfig(options), slug)
    if (flags.json) return say(JSON.stringify(found, null, 2))
    for (const line of configLines(found, slug !== undefined, text)) say(line)
    return
  }
  const person = { email: flags.user, language: terminal.language }
  const found = only(await configOfUser(options, person), slug)
  if (flags.json) return say(JSON.stringify(found, null, 2))
  for (const line of clientConfigLines(found, slug !== undefined, text)) say(line)
}

async function optionsFor(terminal: Terminal, flags: Flags) {
  const { mendedSite, siteOptions } = await import('../services/site/open-site.ts')
  const configPath = resolve(terminal.cwd, flags.config)
  // Without a user, the database isn't read.
  const open = flags.user === undefined ? siteOptions : mendedSite
  return {
    ...(await open(terminal, configPath)),
    adminDir: resolve(terminal.cwd, flags.adminDir),
    warn: (problem: ProblemData) => terminal.complain(problemLine(problem, terminal.text)),
  }
}

interface Entities {
  collections: readonly { slug: string }[]
  globals: readonly { slug: string }[]
}

/** A config with one of its collections or globals; all of it where none is named. */
function only<Config extends Entities>(config: Config, slug: string | undefined): Config {
  if (slug === undefined) return config
  const { collections, globals } = config
  const all = [...collections, ...globals].map((entity) => entity.slug)
  if (!all.includes(slug)) {
    throw new Problem('config.noEntity', { details: { found: slug, ...knownNames(slug, all) } })
  }
  const named = (entity: { slug: string }) => entity.slug === slug
  return { ...config, collections: collections.filter(named), globals: globals.filter(named) }
}
