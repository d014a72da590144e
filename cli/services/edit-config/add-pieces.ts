import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { Problem } from '#problems'
import { knownNames } from '../../kit/known-names.ts'
import type { Terminal } from '../../kit/terminal.ts'
import { readLanguages } from '../../machines/create/index.ts'
import { questionScreen } from '../ask/question-screen.ts'
import { machineFiles } from '../scaffold/machine-files.ts'
import { camelOf } from '../scaffold/names.ts'
import { playwrightConfig } from '../scaffold/page-files.ts'
import type { Addition, EntityKind, FieldOptions } from './additions.ts'
import { entityAddition, fieldAddition, localeAddition, pluginAddition } from './additions.ts'
import type { Change } from './change-files.ts'
import { changesFor, newFiles, writeChanges } from './change-files.ts'
import { componentAddition, mustFit } from './component-addition.ts'
import { componentBase } from './component-base.ts'
import { componentKinds } from './component-kinds.ts'
import { diffLines } from './diff-lines.ts'
import { fieldTypes } from './field-types.ts'
import { NotUnderstood } from './not-understood.ts'
import { print } from './print.ts'

export interface Flags {
  config: string
  yes?: true
  dryRun?: true
  json?: true
}

export interface PluginFlags extends Flags {
  export: string
}

export interface ComponentFlags extends Flags {
  kind: string
  target?: string
  path?: string
}

export interface MachineFlags extends Flags {
  dir: string
  page: boolean
}

export interface FieldFlags extends Flags, Omit<FieldOptions, 'required' | 'localized'> {
  required?: true
  localized?: true
}

/** Puts a collection, a global or a block into the config. */
export const addEntity = (terminal: Terminal, flags: Flags, kind: EntityKind, name: string) =>
  put(terminal, flags, entityAddition(kind, name))

/** Puts a field into a collection, a global or a block. */
export const addField = (terminal: Terminal, flags: FieldFlags, slug: string, name: string) =>
  put(terminal, flags, fieldAddition(slug, name, checked(flags)))

/** Puts a language of the content into the config. */
export const addLocale = (terminal: Terminal, flags: Flags, code: string) =>
  put(terminal, flags, localeAddition(readLanguages(code)[0] ?? code))

/** Imports a plugin and calls it in the config. */
export const addPlugin = (terminal: Terminal, flags: PluginFlags, from: string) =>
  put(terminal, flags, pluginAddition(from, flags.export))

/** Writes the component's file, and names it in the config. */
export async function addComponent(
  terminal: Terminal,
  flags: ComponentFlags,
  file: string,
): Promise<void> {
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
export async function addMachine(
  terminal: Terminal,
  flags: MachineFlags,
  words: string,
): Promise<void> {
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
