import { relative, resolve } from 'node:path'
import { Command } from 'commander'
import type { MigrationOptions } from '#server'
import type { Terminal } from '../kit/terminal.ts'
import { askAnswers } from '../services/ask/ask-answers.ts'
import { questionScreen } from '../services/ask/question-screen.ts'
import { refuseUnlessYes } from '../services/ask/refuse-unless-yes.ts'
import { configOption, dropOption, renameOption } from './options.ts'

interface Flags {
  config: string
  dir?: string
}

interface CreateFlags extends Flags {
  rename: string[]
  drop: string[]
  acceptDataLoss?: true
  empty?: true
}

/** `stateroom migrate`: the tables of a database, brought in step with the config by files that are kept. */
export function migrateCommand(terminal: Terminal): Command {
  const { text } = terminal
  const command = (name: string, description: string) =>
    new Command(name)
      .description(description)
      .addOption(configOption(terminal))
      .option('--dir <dir>', text('cli.migrate.dir'))

  return new Command('migrate')
    .description(text('cli.migrate.description'))
    .addCommand(
      command('create', text('cli.migrate.create'))
        .argument('[name]', text('cli.migrate.name'))
        .addOption(renameOption(terminal))
        .addOption(dropOption(terminal))
        .option('--empty', text('cli.migrate.empty'))
        .option('--accept-data-loss', text('cli.migrate.acceptDataLoss'))
        .action((name: string | undefined, flags: CreateFlags) => create(terminal, name, flags)),
    )
    .addCommand(
      command('status', text('cli.migrate.status'))
        .option('--json', text('cli.option.json'))
        .action((flags: Flags & { json?: true }) => status(terminal, flags)),
    )
    .addCommand(command('up', text('cli.migrate.up')).action((flags: Flags) => up(terminal, flags)))
    .addCommand(
      command('down', text('cli.migrate.down'))
        .option('--yes', text('cli.option.yes'))
        .action((flags: Flags & { yes?: true }) => down(terminal, flags)),
    )
}

async function create(terminal: Terminal, name: string | undefined, flags: CreateFlags) {
  const { writeMigrations } = await import('#server')
  const showChoice = await questionScreen(terminal)
  const options = await optionsFor(terminal, flags)
  const files = await writeMigrations(
    { ...options, acceptDataLoss: flags.acceptDataLoss ?? false },
    {
      name: name ?? null,
      answers: { renames: flags.rename, drops: flags.drop },
      isEmpty: flags.empty ?? false,
      ask: (questions) => askAnswers(terminal, showChoice, questions),
    },
  )
  if (files.length === 0) terminal.say(terminal.text('cli.migrate.nothingChanged'))
  for (const path of files) {
    terminal.say(terminal.text('cli.migrate.wrote', { path: relative(terminal.cwd, path) }))
  }
}

async function status(terminal: Terminal, flags: Flags & { json?: true }): Promise<void> {
  const { listMigrations } = await import('#server')
  const found = await listMigrations(await optionsFor(terminal, flags))
  if (flags.json) return terminal.say(JSON.stringify({ migrations: found }))
  if (found.length === 0) terminal.say(terminal.text('cli.migrate.none'))
  const width = Math.max(0, ...found.map(({ name }) => name.length))
  for (const { name, state } of found) {
    terminal.say(`${name.padEnd(width)}  ${terminal.text(`cli.migrate.state.${state}`)}`)
  }
}

async function up(terminal: Terminal, flags: Flags): Promise<void> {
  const { runMigrations } = await import('#server')
  const { backup, names } = await runMigrations(await optionsFor(terminal, flags), 'up')
  if (backup) terminal.say(terminal.text('cli.migrate.backup', { path: backup }))
  for (const name of names) terminal.say(terminal.text('cli.migrate.ran', { name }))
  if (names.length === 0) terminal.say(terminal.text('cli.migrate.upToDate'))
}

async function down(terminal: Terminal, flags: Flags & { yes?: true }): Promise<void> {
  const { listMigrations, runMigrations } = await import('#server')
  const showChoice = await questionScreen(terminal)
  const options = await optionsFor(terminal, flags)
  const ran = (await listMigrations(options)).filter(({ batch }) => batch !== null)
  const latest = Math.max(0, ...ran.map(({ batch }) => batch ?? 0))
  const names = ran.filter(({ batch }) => batch === latest).map(({ name }) => name)
  if (names.length === 0) return terminal.say(terminal.text('cli.migrate.nothingRan'))
  if (!flags.yes) await refuseUnlessYes(terminal, showChoice, { names: names.join(', ') })

  const { backup, names: undone } = await runMigrations(options, 'down')
  if (backup) terminal.say(terminal.text('cli.migrate.backup', { path: backup }))
  for (const name of undone) terminal.say(terminal.text('cli.migrate.undone', { name }))
}

async function optionsFor(terminal: Terminal, flags: Flags): Promise<MigrationOptions> {
  const { mendedSite } = await import('../services/site/open-site.ts')
  const options = await mendedSite(terminal, resolve(terminal.cwd, flags.config))
  return flags.dir ? { ...options, migrationDir: resolve(terminal.cwd, flags.dir) } : options
}
