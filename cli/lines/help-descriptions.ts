import type { Argument, Command, Option } from 'commander'
import { Help } from 'commander'
import type { Texts } from '../kit/texts.ts'

/** What Commander's help says by itself, in the language of the rest. */
export const helpDescriptions = (text: Texts) => {
  const withValues = (
    { argChoices, defaultValue, defaultValueDescription, description }: Option | Argument,
    showsDefault: boolean,
  ): string => {
    const hasDefault = showsDefault && defaultValue !== undefined
    const more = [
      argChoices && text('cli.help.choices', { all: argChoices.join(', ') }),
      hasDefault &&
        text('cli.help.default', { value: defaultValueDescription ?? shown(defaultValue) }),
    ].filter(Boolean)
    const values = more.length > 0 ? `(${more.join(', ')})` : ''
    return [description, values].filter(Boolean).join(' ')
  }
  const commander = new Help()
  const spoken = (term: string): string =>
    term
      .replace('[options]', text('cli.help.anyOptions'))
      .replace('[command]', text('cli.help.anyCommand'))
  return {
    commandUsage: (command: Command) => spoken(commander.commandUsage(command)),
    subcommandTerm: (command: Command) => spoken(commander.subcommandTerm(command)),
    optionDescription: (option: Option) =>
      withValues(option, option.required || option.optional || isSwitch(option)),
    argumentDescription: (argument: Argument) => withValues(argument, true),
  }
}

/** A switch that is on unless somebody says otherwise. */
const isSwitch = (option: Option): boolean =>
  option.isBoolean() && typeof option.defaultValue === 'boolean'

const shown = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value)
