import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { Command, Option } from 'commander'
import { Problem } from '#config-schema'
import { diffLines } from '../lines/diff.ts'
import { readLanguages } from '../machines/create/index.ts'
import type { Addition, FieldOptions } from '../services/edit-config/additions.ts'
import {
  entityAddition,
  fieldAddition,
  fieldTypes,
  localeAddition,
  pluginAddition,
} from '../services/edit-config/additions.ts'
import type { Change } from '../services/edit-config/change-files.ts'
import { changesFor, newFiles, writeChanges } from '../services/edit-config/change-files.ts'
import { componentAddition, mustFit } from '../services/edit-config/component-addition.ts'
import { componentBase } from '../services/edit-config/component-base.ts'
import { componentKinds } from '../services/edit-config/component-kinds.ts'
import { NotUnderstood } from '../services/edit-config/not-understood.ts'
import { print } from '../services/edit-config/print.ts'
import { knownNames } from '../services/known-names.ts'
import { questionScreen } from '../services/question-screen.ts'
import { machineFiles } from '../services/scaffold/machine-files.ts'
import { camelOf } from '../services/scaffold/names.ts'
import { playwrightConfig } from '../services/scaffold/page-files.ts'
import type { Terminal } from '../terminal.ts'
import { configOption, dryRunOption, exampleLines } from './options.ts'

interface Flags {
  config: string
  yes?: true
  dryRun?: true
  json?: true
}

interface ComponentFlags extends Flags {
  kind: string
  target?: string
  path?: string
}

interface MachineFlags extends Flags {
  dir: string
  page: boolean
}

interface FieldFlags extends Flags, Omit<FieldOptions, 'required' | 'localized'> {
  required?: true
  localized?: true
}

/** `stateroom add`: puts a piece into the config, in place. */
export function addCommand(terminal: Terminal): Command {
  const { text } = terminal
  const command = (name: string, description: string) =>
    new Command(name)
      .description(description)
      .option('--yes', text('cli.option.yes'))
      .addOption(dryRunOption(terminal))
      .option('--json', text('cli.option.json'))
  const inConfig = (name: string, description: string) =>
    command(name, description).addOption(configOption(terminal))

  const add = new Command('add').description(text('cli.add.description'))
  for (const kind of ['collection', 'global', 'block'] as const) {
    add.addCommand(
      inConfig(kind, text(`cli.add.${kind}`))
        .argument('<name>', text('cli.add.name'))
        .action((name: string, flags: Flags) => put(terminal, flags, entityAddition(kind, name))),
    )
  }
  return add
    .addCommand(
      inConfig('field', text('cli.add.field'))
        .argument('<target>', text('cli.add.target'))
        .argument('<name>', text('cli.add.name'))
        .addOption(
          new Option('--type <type>', text('cli.add.type', { all: fieldTypes.join(', ') })).default(
            'text',
          ),
        )
        .option('--required', text('cli.add.required'))
        .option('--localized', text('cli.add.localized'))
        .addOption(
          new Option('--relation-to <slugs>', text('cli.add.relationTo'))
            .argParser(listed)
            .default([], text('cli.option.none')),
        )
        .addOption(
          new Option('--options <values>', text('cli.add.options'))
            .argParser(listed)
            .default([], text('cli.option.none')),
        )
        .addOption(
          new Option('--blocks <slugs>', text('cli.add.blocks'))
            .argParser(listed)
            .default([], text('cli.option.none')),
        )
        .option('--in <path>', text('cli.add.in'))
        .addHelpText(
          'after',
          exampleLines(
            terminal,
            'add field posts summary --type textarea --localized',
            'add field posts caption --in layout.hero',
          ),
        )
        .action((slug: string, name: string, flags: FieldFlags) =>
          put(terminal, flags, fieldAddition(slug, name, checked(flags))),
        ),
    )
    .addCommand(
      inConfig('locale', text('cli.add.locale'))
        .argument('<code>', text('cli.add.code'), (code) => readLanguages(code)[0] ?? code)
        .action((code: string, flags: Flags) => put(terminal, flags, localeAddition(code))),
    )
    .addCommand(
      inConfig('plugin', text('cli.add.plugin'))
        .argument('<package>', text('cli.add.package'))
        .requiredOption('--export <name>', text('cli.add.export'))
        .action((from: string, flags: Flags & { export: string }) =>
          put(terminal, flags, pluginAddition(from, flags.export)),
        ),
    )
    .addCommand(
      inConfig('component', text('cli.add.component'))
        .argument('<file>', text('cli.add.file'))
        .addOption(
          new Option('--kind <kind>', text('cli.add.kind'))
            .choices(Object.keys(componentKinds))
            .makeOptionMandatory(),
        )
        .option('--target <path>', text('cli.add.componentTarget'))
        .option('--path <path>', text('cli.add.path'))
        .addHelpText(
          'after',
          exampleLines(
            terminal,
            'add component components/Stars.tsx --kind field --target posts.rating',
            'add component components/Report.tsx --kind view --path /report',
          ),
        )
        .action((file: string, flags: ComponentFlags) => component(terminal, file, flags)),
    )
    .addCommand(
      command('machine', text('cli.add.machine'))
        .argument('<name>', text('cli.add.name'))
        .option('--dir <dir>', text('cli.add.dir'), 'machines')
        .option('--no-page', text('cli.add.noPage'))
        .action((words: string, flags: MachineFlags) => machine(terminal, words, flags)),
    )
}

/** Writes the component's file, and names it in the config. */
async function component(terminal: Terminal, file: string, flags: ComponentFlags): Promise<void> {
  const { cwd } = terminal
  const kind = componentKinds[flags.kind]!
  mustFit(flags.kind, kind, flags)
  const options = { ...flags, file: resolve(cwd, file) }
  const addition = componentAddition(kind, options, componentBase(resolve(cwd, flags.config)))
  await put(terminal, flags, addition, newFiles(addition.files))
}

async function put(
  terminal: Terminal,
  flags: Flags,
  addition: Addition,
  files: readonly Change[] = [],
): Promise<void> {
  const configPath = resolve(terminal.cwd, flags.config)
  try {
    const changes = [...files, ...changesFor(configPath, addition)]
    await finish(terminal, flags, addition.name, changes)
  } catch (thrown) {
    if (!(thrown instanceof NotUnderstood)) throw thrown
    const { path, place } = thrown
    const style = { eol: '\n', unit: '  ', quote: "'", semicolon: '' }
    const piece = print(addition.value, '', style, true)
    if (flags.json) terminal.say(JSON.stringify({ written: false, place, piece }, null, 2))
    else terminal.say(piece)
    throw new Problem('add.notUnderstood', {
      details: { path: relative(terminal.cwd, path), place },
      cause: thrown,
    })
  }
}

/** Writes a machine, its plan and its behavior; and, unless they don't want it, its test in a browser. */
async function machine(terminal: Terminal, words: string, flags: MachineFlags) {
  const name = camelOf(words)
  if (/[/\\]/.test(words) || !/^[a-z]/.test(name)) {
    throw new Problem('add.unnameable', { details: { found: words } })
  }
  const { cwd } = terminal
  const files = Object.entries({
    ...machineFiles(name, { folder: flags.dir, hasPage: flags.page }),
    ...(flags.page && !hasPlaywrightConfig(cwd) && { 'playwright.config.ts': playwrightConfig }),
  }).map(([path, content]) => [resolve(cwd, path), content] as const)
  await finish(terminal, flags, name, newFiles(Object.fromEntries(files)))
  if (flags.json || flags.dryRun) return
  terminal.say(terminal.text('cli.add.testMachine', { name, dir: flags.dir }))
  if (flags.page) terminal.say(terminal.text('cli.add.testPage', { name, dir: flags.dir }))
}

const hasPlaywrightConfig = (cwd: string): boolean =>
  ['ts', 'js', 'mts', 'mjs', 'cts', 'cjs'].some((end) =>
    existsSync(join(cwd, `playwright.config.${end}`)),
  )

/** Shows what changes, asks, and writes it. */
async function finish(terminal: Terminal, flags: Flags, name: string, changes: readonly Change[]) {
  const { complain, cwd, say, text } = terminal
  const show = flags.json ? complain : say
  for (const change of changes) for (const line of diffLines(change, cwd)) show(line)
  const isWritten = !flags.dryRun && (flags.yes || (await isWanted(terminal)))
  if (isWritten) writeChanges(changes)
  const files = changes.map(({ path }) => relative(cwd, path))
  if (flags.json) say(JSON.stringify({ name, files, written: isWritten }, null, 2))
  else if (isWritten) say(text('cli.add.done', { name, files: files.join(', ') }))
}

async function isWanted(terminal: Terminal): Promise<boolean> {
  const showChoice = await questionScreen(terminal)
  const chosen = await showChoice?.({
    question: terminal.text('cli.add.question'),
    choices: [
      { value: null, label: terminal.text('cli.add.keep') },
      { value: 'write', label: terminal.text('cli.add.write') },
    ],
    hint: terminal.text('cli.choice.hint'),
  })
  if (chosen === 'write') return true
  throw new Problem('add.unconfirmed')
}

function checked({
  blocks,
  localized,
  options,
  relationTo,
  required,
  type,
  ...flags
}: FieldFlags): FieldOptions {
  if (!fieldTypes.some((known) => known === type)) {
    throw new Problem('add.unknownType', {
      details: { found: type, ...knownNames(type, fieldTypes) },
    })
  }
  const needed = {
    '--relation-to': ['relationship', 'upload'].includes(type) === relationTo.length > 0,
    '--blocks': (type === 'blocks') === blocks.length > 0,
    '--options': ['select', 'radio'].includes(type) === options.length > 0,
  }
  for (const [flag, isRight] of Object.entries(needed)) {
    if (!isRight) throw new Problem('add.flag', { details: { flag, type } })
  }
  return {
    ...{ type, relationTo, options, blocks },
    ...{ required: required ?? false, localized: localized ?? false },
    ...(flags.in !== undefined && { in: flags.in }),
  }
}

const listed = (values: string) =>
  values
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean)
