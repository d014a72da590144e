import { relative, resolve } from 'node:path'
import { Command } from 'commander'
import { createActor, fromPromise } from 'xstate'
import { Problem } from '#problems'
import { interrupted } from '../kit/interrupted.ts'
import type { Terminal } from '../kit/terminal.ts'
import type { Answers, Template } from '../machines/create/index.ts'
import {
  createMachine,
  defaults,
  readFolder,
  readLanguages,
  readTemplate,
} from '../machines/create/index.ts'
import { projectFiles } from '../services/scaffold/project-files.ts'
import { mustBeEmpty, writeProject } from '../services/scaffold/write-project.ts'
import { dryRunOption } from './options.ts'

interface Flags {
  template?: Template
  name?: string
  languages?: string[]
  package?: string
  yes?: true
  dryRun?: true
  json?: true
}

/** `stateroom create`: a new project that starts. */
export const createCommand = (terminal: Terminal) =>
  new Command('create')
    .description(terminal.text('cli.create.description'))
    .argument('[dir]', terminal.text('cli.create.dir'), readFolder)
    .option('--template <template>', terminal.text('cli.create.template'), readTemplate)
    .option('--languages <codes>', terminal.text('cli.create.languages'), readLanguages)
    .option('--name <name>', terminal.text('cli.create.name'))
    .option('--package <spec>', terminal.text('cli.create.package'))
    .option('--yes', terminal.text('cli.create.yes'))
    .addOption(dryRunOption(terminal))
    .option('--json', terminal.text('cli.option.json'))
    .action((dir: string | undefined, flags: Flags) => create(terminal, dir, flags))

async function create(terminal: Terminal, dir: string | undefined, flags: Flags): Promise<void> {
  const { cwd, say, text } = terminal
  const given = { ...named({ folder: dir, template: flags.template, languages: flags.languages }) }
  if (given.folder !== undefined) mustBeEmpty(resolve(cwd, given.folder))
  const filesOf = (answers: Answers) =>
    projectFiles({
      ...answers,
      folder: resolve(cwd, answers.folder),
      siteName: flags.name?.trim() || null,
      packageSpec: packageSpec(flags.package, cwd),
    })
  const write = (answers: Answers) => {
    const folder = resolve(cwd, answers.folder)
    if (flags.dryRun) mustBeEmpty(folder)
    else writeProject(folder, filesOf(answers))
  }

  const answers = isAsked(terminal, flags, given)
    ? await asked(terminal, given, write)
    : answered(given, flags, write)
  if (answers === null) {
    terminal.complain(text('cli.create.canceled'))
    process.exit(interrupted)
  }

  const files = Object.keys(filesOf(answers)).sort()
  if (flags.json) {
    const written = !flags.dryRun
    return say(
      JSON.stringify({ ...answers, folder: resolve(cwd, answers.folder), files, written }, null, 2),
    )
  }
  if (flags.dryRun) {
    say(text('cli.create.wouldWrite', { folder: answers.folder }))
    for (const file of files) say(`  ${file}`)
    return
  }
  const enter = relative(cwd, resolve(cwd, answers.folder))
  say(text('cli.create.done', { folder: answers.folder, count: files.length }))
  say(text('cli.create.next'))
  if (enter) say(`  cd ${/[^\w./-]/.test(enter) ? JSON.stringify(enter) : enter}`)
  say('  npm install')
  say(`  npm start    # ${text('cli.create.nextStart')}`)
}

type Given = Partial<Answers>

const isAsked = ({ isInteractive }: Terminal, { dryRun, json, yes }: Flags, given: Given) =>
  isInteractive && !yes && !json && !dryRun && Object.keys(given).length < 3

/** By flags alone. */
function answered(given: Given, { yes }: Flags, write: (answers: Answers) => void): Answers {
  const missing = (
    [
      ['folder', 'DIR'],
      ['template', '--template'],
      ['languages', '--languages'],
    ] as const
  )
    .filter(([answer]) => given[answer] === undefined)
    .map(([, flag]) => flag)
  if (missing.length > 0 && !yes) {
    throw new Problem('create.unanswered', { details: { flags: missing.join(', ') } })
  }
  const answers = { ...defaults, ...given }
  write(answers)
  return answers
}

/** null: they stopped. */
async function asked(
  { cwd, text }: Terminal,
  given: Given,
  write: (answers: Answers) => void,
): Promise<Answers | null> {
  const { showCreate } = await import('../screens/create/show-create.tsx')
  const machine = createMachine.provide({
    actors: {
      checkFolder: fromPromise(async ({ input }) => mustBeEmpty(resolve(cwd, input))),
      write: fromPromise(async ({ input }) => write(input)),
    },
  })
  const actor = createActor(machine, { input: { given } })
  await showCreate(actor, text)
  const snapshot = actor.getSnapshot()
  return snapshot.matches('written') ? snapshot.context.answers : null
}

/** A file is named from here, and read from the new project. */
const packageSpec = (spec: string | undefined, cwd: string): string | null => {
  if (spec === undefined) return null
  return /^(\.|\/|[A-Za-z]:[\\/])|\.tgz$/.test(spec) && !/^[a-z]+:\/\/|^file:/.test(spec)
    ? `file:${resolve(cwd, spec)}`
    : spec
}

const named = (answers: { [Key in keyof Answers]: Answers[Key] | undefined }): Given =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer !== undefined))
