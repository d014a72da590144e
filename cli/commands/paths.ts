import { Command, Option } from 'commander'
import type { Terminal } from '../kit/terminal.ts'
import { findModels } from '../services/machine-tests/find-models.ts'
import { csvLines } from '../services/machine-tests/paths-csv.ts'
import { markdownLines, pathLines } from '../services/machine-tests/paths-lines.ts'
import type { Paths } from '../services/machine-tests/paths-of.ts'
import { specLines } from '../services/machine-tests/paths-spec.ts'
import { coverOption, dirOption } from './options.ts'

interface Flags {
  dir?: string
  cover: string
  json?: true
  markdown?: true
  playwright?: true
  csv?: true
}

const formats = ['json', 'markdown', 'playwright', 'csv'] as const

/** `stateroom paths`: the tests of a machine in words, or as a file for others. */
export const pathsCommand = (terminal: Terminal) =>
  formats
    .reduce(
      (command, format) =>
        command.addOption(
          new Option(`--${format}`, terminal.text(`cli.paths.${format}`)).conflicts(
            formats.filter((other) => other !== format),
          ),
        ),
      new Command('paths')
        .description(terminal.text('cli.paths.description'))
        .argument('[machine]', terminal.text('cli.machines.name'))
        .addOption(coverOption(terminal))
        .addOption(dirOption(terminal)),
    )
    .action((name: string | undefined, flags: Flags) => paths(terminal, name, flags))

async function paths(terminal: Terminal, name: string | undefined, flags: Flags): Promise<void> {
  const { coverOf } = await import('../services/machine-tests/cover.ts')
  const cover = coverOf(flags.cover)
  const models = await findModels(terminal, flags.dir ?? null, name === undefined ? [] : [name])
  const { pathsOf } = await import('../services/machine-tests/paths-of.ts')

  const found = models.map((model) => pathsOf(model, cover))
  for (const line of linesOf(terminal, found, flags)) terminal.say(line)
}

function linesOf({ cwd, text }: Terminal, found: readonly Paths[], flags: Flags): string[] {
  const { cover } = flags
  if (flags.json) return [JSON.stringify({ cover, machines: found }, null, 2)]
  if (flags.csv) return csvLines(found)
  if (flags.playwright) return specLines(found, cover, cwd)
  const lines = flags.markdown ? markdownLines : pathLines
  return found.flatMap((paths) => lines(paths, text))
}
