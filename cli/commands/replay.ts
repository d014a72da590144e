import { Command, Option } from 'commander'
import { Problem } from '#problems'
import type { Terminal } from '../kit/terminal.ts'
import { stopWhenInterrupted } from '../services/kit/stop-when-interrupted.ts'
import { dirOption } from './options.ts'

interface Flags {
  dir?: string
  machine?: string
  anyway?: true
  shrink?: true
  write?: string
  rung: 'actor' | 'browser'
}

/** `stateroom replay`: plays again what once failed or was recorded. */
export const replayCommand = (terminal: Terminal) =>
  new Command('replay')
    .description(terminal.text('cli.replay.description'))
    .argument('<file>', terminal.text('cli.replay.file'))
    .option('--machine <name>', terminal.text('cli.replay.machine'))
    .option('--anyway', terminal.text('cli.replay.anyway'))
    .option('--shrink', terminal.text('cli.replay.shrink'))
    .option('--write <file>', terminal.text('cli.replay.write'))
    .addOption(
      new Option('--rung <rung>', terminal.text('cli.replay.rung'))
        .choices(['actor', 'browser'])
        .default('actor'),
    )
    .addOption(dirOption(terminal))
    .action((file: string, flags: Flags) => replay(terminal, file, flags))

async function replay(terminal: Terminal, file: string, flags: Flags): Promise<void> {
  stopWhenInterrupted()
  const { replayFile } = await import('../services/machine-tests/replay-file.ts')
  const { failureLines, numbered } = await import('../lines/failure.ts')
  const { say, text } = terminal

  const dir = flags.dir ?? null
  const all = await replayFile(terminal, file, { ...flags, dir })
  for (const { failure, ...replayed } of all) {
    say(`${replayed.machine}:`)
    for (const step of replayed.left) say(text('cli.replay.left', { step }))
    if (failure) {
      for (const line of failureLines(failure, replayed.begins, null, text)) say(line)
    } else {
      for (const line of numbered(replayed.story)) say(line)
      say(text('cli.replay.asTheChartSays'))
    }
    if (replayed.shrunk) say(text('cli.replay.shrunk', { ...replayed.shrunk }))
    for (const path of replayed.written) say(text('cli.replay.written', { path }))
  }
  if (all.some(({ failure }) => failure)) throw new Problem('trace.fails')
}
