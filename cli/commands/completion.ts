import { Argument, Command } from 'commander'
import type { Terminal } from '../kit/terminal.ts'
import { candidatesFor } from '../services/completion/candidates.ts'
import type { Shell } from '../services/completion/scripts.ts'
import { candidateLine, scripts, shells, wordsOf } from '../services/completion/scripts.ts'
import { valuesIn } from '../services/completion/values.ts'
import type { CommandsFor } from './commands-of.ts'
import { exampleLines } from './options.ts'

/** `stateroom completion`: the script for a shell, and what this script asks for at each Tab. */
export const completionCommand = (terminal: Terminal, commandsFor: CommandsFor) =>
  new Command('completion')
    .description(terminal.text('cli.completion.description'))
    .usage('<shell>')
    .addArgument(new Argument('<shell>', terminal.text('cli.completion.shell')).choices(shells))
    // The words of a line, which people don't type here.
    .allowExcessArguments()
    .addHelpText(
      'after',
      exampleLines(terminal, 'completion fish > ~/.config/fish/completions/stateroom.fish'),
    )
    .action((shell: Shell, _flags: object, { args }: Command) =>
      completion(terminal, shell, args.slice(1), commandsFor),
    )

async function completion(
  terminal: Terminal,
  shell: Shell,
  typed: readonly string[],
  commandsFor: CommandsFor,
): Promise<void> {
  if (typed.length === 0) return terminal.say(scripts[shell])
  const words = wordsOf(typed, shell)
  const program = new Command('stateroom').helpOption('-h, --help', terminal.text('cli.help.help'))
  for (const command of await commandsFor(terminal, words.slice(0, -1))) {
    program.addCommand(command)
  }
  const found = await candidatesFor(program, words, valuesIn(terminal, words))
  for (const candidate of found) terminal.say(candidateLine(candidate, shell))
}
