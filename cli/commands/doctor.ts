import { Command } from 'commander'
import { Problem } from '#problems'
import type { Terminal } from '../kit/terminal.ts'
import type { Finding, FindingState } from '../services/doctor/finding.ts'
import { anyConfigOption, exampleLines, jsonOption } from './options.ts'

interface Flags {
  config?: string
  deploy?: true
  json?: true
}

/** `stateroom doctor`: what keeps a site from starting, working or being deployed, each with what to do. */
export const doctorCommand = (terminal: Terminal) =>
  new Command('doctor')
    .description(terminal.text('cli.doctor.description'))
    .addOption(anyConfigOption(terminal))
    .option('--deploy', terminal.text('cli.doctor.deploy'))
    .addOption(jsonOption(terminal))
    .addHelpText('after', exampleLines(terminal, 'doctor', 'doctor --deploy', 'doctor --json'))
    .action((flags: Flags) => doctor(terminal, flags))

async function doctor(terminal: Terminal, flags: Flags): Promise<void> {
  const { say, text } = terminal
  const { examine } = await import('../services/doctor/examine.ts')
  const findings = await examine(terminal, flags)
  const count = (state: FindingState) => findings.filter((one) => one.state === state).length
  const wrong = count('wrong')
  if (flags.json) say(JSON.stringify({ ok: wrong === 0, findings }, null, 2))
  else for (const line of linesOf(findings, text)) say(line)
  if (wrong > 0) {
    const code = flags.deploy ? 'doctor.undeployable' : 'doctor.wrong'
    throw new Problem(code, { details: { count: `${wrong}` } })
  }
  if (!flags.deploy || flags.json) return
  const warnings = count('warning')
  say(text(warnings > 0 ? 'cli.doctor.deployable.warned' : 'cli.doctor.deployable', { warnings }))
}

const marks: Readonly<Record<FindingState, string>> = { ok: '✓', warning: '!', wrong: '✗' }

function linesOf(findings: readonly Finding[], text: Terminal['text']): string[] {
  const words = findings.map(({ state }) => `${marks[state]} ${text(`cli.doctor.state.${state}`)}`)
  const width = Math.max(...words.map(({ length }) => length))
  return findings.map(({ message }, at) => `${words[at]!.padEnd(width)}  ${message}`)
}
