import { Command } from 'commander'
import type { Terminal } from '../kit/terminal.ts'

/** The commands of a program, of which these words name one. */
export type CommandsFor = (terminal: Terminal, words: readonly string[]) => Promise<Command[]>

type Described = Parameters<Terminal['text']>[0] extends infer Key
  ? Key extends `cli.${infer Name}.description`
    ? Name
    : never
  : never

type Loaders = { readonly [Name in Described]?: () => Promise<(terminal: Terminal) => Command> }

/** The commands that these load, the one that is asked for with its flags and the others as the help lists them. */
export const commandsOf =
  (loaders: Loaders): CommandsFor =>
  (terminal, words) => {
    const names = Object.keys(loaders) as Described[]
    const asked = names.find((name) => name === words.find((word) => Object.hasOwn(loaders, word)))
    return Promise.all(
      names.map(async (name) => {
        const load = name === asked && loaders[name]
        return load
          ? (await load())(terminal)
          : new Command(name).description(terminal.text(`cli.${name}.description`))
      }),
    )
  }
