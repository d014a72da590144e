import { resolve } from 'node:path'
import { Command } from 'commander'
import { Problem } from '#problems'
import type { Terminal } from '../kit/terminal.ts'
import type { Finding, FindingState } from '../services/doctor/finding.ts'
import { configOption, exampleLines, jsonOption } from './options.ts'

interface Flags {
  config: string
  json?: true
}

/** `stateroom doctor`: what keeps a site from starting or working, each with what to do. */
export const doctorCommand = (terminal: Terminal) =>
  new Command('doctor')
    .description(terminal.text('cli.doctor.description'))
    .addOption(configOption(terminal))
    .addOption(jsonOption(terminal))
    .addHelpText('after', exampleLines(terminal, 'doctor', 'doctor --json'))
    .action((flags: Flags) => doctor(terminal, flags))

async function doctor(terminal: Terminal, flags: Flags): Promise<void> {
  const { cwd, say, text } = terminal
  const { examine } = await import('../services/doctor/examine.ts')
  const findings = await examine(terminal, resolve(cwd, flags.config))
  const wrong = findings.filter(({ state }) => state === 'wrong').length
  if (flags.json) say(JSON.stringify({ ok: wrong === 0, findings }, null, 2))
  else for (const line of linesOf(findings, text)) say(line)
  if (wrong > 0) throw new Problem('doctor.wrong', { details: { count: `${wrong}` } })
}

const marks: Readonly<Record<FindingState, string>> = { ok: '✓', warning: '!', wrong: '✗' }

function linesOf(findings: readonly Finding[], text: Terminal['text']): string[] {
  const words = findings.map(({ state }) => `${marks[state]} ${text(`cli.doctor.state.${state}`)}`)
  const width = Math.max(...words.map(({ length }) => length))
  return findings.map(({ message }, at) => `${words[at]!.padEnd(width)}  ${message}`)
}
