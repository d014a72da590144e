import type { Command, CommanderError } from 'commander'
import { Problem } from '#problems'
import { knownNames } from '../../kit/known-names.ts'

/** What is wrong with the words and flags of a command, as a problem; null: commander just showed its help. */
export function usageProblem(
  command: Command,
  error: CommanderError,
  /** As it's typed, such as `stateroom add field`. */
  name: string,
): Problem | null {
  const problem = problemIn(command, error)
  const { code, details } = problem ?? {}
  return code ? new Problem(code, { details: { ...details, command: name } }) : null
}

function problemIn(command: Command, { code, message }: CommanderError): Problem | null {
  const quoted = [...message.matchAll(/'(.*?)'/g)].map(([, word = '']) => word)
  const [found = '', other = ''] = quoted
  switch (code) {
    case 'commander.unknownOption': {
      const { available: _, ...near } = knownNames(found, flagsOf(command))
      return new Problem('usage.unknownFlag', { details: { found, ...near } })
    }
    case 'commander.unknownCommand':
      return unknownCommand(command, found)
    case 'commander.excessArguments':
      return excess(command)
    case 'commander.missingArgument':
      return new Problem('usage.missingArgument', { details: { name: `<${found}>` } })
    case 'commander.optionMissingArgument':
      return new Problem('usage.missingValue', { details: { flag: found } })
    case 'commander.missingMandatoryOptionValue':
      return new Problem('usage.missingFlag', { details: { flag: found } })
    case 'commander.conflictingOption':
      return new Problem('usage.conflict', { details: { flag: found, other } })
    case 'commander.invalidArgument': {
      const choices = /Allowed choices are (.*)\.$/.exec(message)?.[1]?.split(', ') ?? []
      const [first = '', last = ''] = message.startsWith('error: option')
        ? [found, other]
        : [other, found]
      const details = { name: first, found: last, ...knownNames(last, choices) }
      return new Problem('usage.invalidValue', { details })
    }
    default:
      return null
  }
}

function unknownCommand(command: Command, found: string): Problem {
  return new Problem('usage.unknownCommand', {
    details: { found, ...knownNames(found, commandsOf(command)) },
  })
}

/** A command that has others takes their names only. */
function excess(command: Command): Problem {
  const found = command.args[command.registeredArguments.length] ?? ''
  return command.commands.length > 0
    ? unknownCommand(command, found)
    : new Problem('usage.excess', { details: { found } })
}

const commandsOf = (command: Command) =>
  command
    .createHelp()
    .visibleCommands(command)
    .map((inner) => inner.name())

const flagsOf = (command: Command): string[] => [
  ...command
    .createHelp()
    .visibleOptions(command)
    .flatMap(({ long }) => long ?? []),
  ...(command.parent ? flagsOf(command.parent) : []),
]
