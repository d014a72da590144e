import type { Argument, Command, Option } from 'commander'

/** What may be typed next. */
export interface Candidate {
  value: string
  description: string
}

/** Where somebody is in a line that they type. */
interface Place {
  command: Command
  /** The arguments that are there already. */
  count: number
  /** The flags that are there already. */
  given: readonly string[]
  /** The flag whose value is being typed. */
  flag: Option | null
}

/** What has values that only the site's files know. */
export type ValuesOf = (asked: Option | Argument) => Promise<readonly string[]>

/** What may stand in the place of the last word; none where only its author knows, as of a file. */
export async function candidatesFor(
  program: Command,
  words: readonly string[],
  valuesOf: ValuesOf,
): Promise<Candidate[]> {
  const before = words.slice(0, -1)
  const current = words.at(-1) ?? ''
  const all = await candidatesAt(placeAfter(program, before), current, valuesOf)
  return all.filter(({ value }) => value.startsWith(current))
}

function placeAfter(program: Command, words: readonly string[]): Place {
  let place: Place = { command: program, count: 0, given: [], flag: null }
  for (const word of words) place = after(place, word)
  return place
}

function after({ command, count, flag, given }: Place, word: string): Place {
  const at = { command, count, given, flag: null }
  if (flag) return at
  if (word.startsWith('-')) {
    const [name = ''] = word.split('=')
    const option = command.options.find(({ long, short }) => long === name || short === name)
    const isOpen = option && (option.required || option.optional) && !word.includes('=')
    return { ...at, given: [...given, option?.long ?? name], flag: isOpen ? option : null }
  }
  const inner = command.commands.find((one) => one.name() === word)
  return inner && count === 0
    ? { command: inner, count: 0, given: [], flag: null }
    : { ...at, count: count + 1 }
}

async function candidatesAt(
  { command, count, flag, given }: Place,
  current: string,
  valuesOf: ValuesOf,
): Promise<Candidate[]> {
  if (flag) return (await valuesOf(flag)).map(plain)
  if (current.startsWith('-')) {
    return command
      .createHelp()
      .visibleOptions(command)
      .filter(
        ({ defaultValue, long }) => Array.isArray(defaultValue) || !given.includes(long ?? ''),
      )
      .flatMap(({ description, long }) => (long ? [{ value: long, description }] : []))
  }
  if (command.commands.length > 0) {
    return count > 0
      ? []
      : command.commands.map((inner) => ({ value: inner.name(), description: inner.description() }))
  }
  const last = command.registeredArguments.at(-1)
  const argument = command.registeredArguments[count] ?? (last?.variadic ? last : undefined)
  return argument ? (await valuesOf(argument)).map(plain) : []
}

const plain = (value: string): Candidate => ({ value, description: '' })
