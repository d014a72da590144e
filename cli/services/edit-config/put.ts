import { relative, resolve } from 'node:path'
import { Problem } from '#problems'
import type { Terminal } from '../../kit/terminal.ts'
import { questionScreen } from '../ask/question-screen.ts'
import type { Addition } from './addition.ts'
import type { Change } from './change-files.ts'
import { changesFor, writeChanges } from './change-files.ts'
import { diffLines } from './diff-lines.ts'
import { NotUnderstood } from './not-understood.ts'
import { print } from './print.ts'

export interface Flags {
  config: string
  yes?: true
  dryRun?: true
  json?: true
}

/** Puts an addition into the config, and writes the files that it brings along. */
export async function put(
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

/** Shows what changes, asks, and writes it. */
export async function finish(
  terminal: Terminal,
  flags: Flags,
  name: string,
  changes: readonly Change[],
) {
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
