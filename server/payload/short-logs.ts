/** Characters of a text in the log: enough to know what went wrong. */
const longest = 2_000

type Logged = readonly unknown[]

/**
 * What is logged, in a size that a log can hold: the message of a failed query repeats the query, which
 * is as long as whoever sent it wants.
 */
export const shortLogs = {
  logMethod(this: unknown, logged: Logged, method: (...logged: Logged) => void): void {
    method.apply(this, logged.map(shortened))
  },
}

export function shortened(logged: unknown): unknown {
  if (typeof logged === 'string') return shortText(logged)
  if (logged instanceof Error) return shortError(logged)
  if (typeof logged !== 'object' || logged === null) return logged
  return Object.fromEntries(
    Object.entries(logged).map(([name, value]) => [
      name,
      typeof value === 'string' || value instanceof Error ? shortened(value) : value,
    ]),
  )
}

/** Its name, its words and where it came from; what else it carries may be as long. */
function shortError({ cause, message, name, stack = '' }: Error): object {
  const from = stack.slice(stack.indexOf(message) < 0 ? 0 : stack.indexOf(message) + message.length)
  return {
    type: name,
    message: shortText(message),
    stack: shortText(from.trimStart()),
    ...(cause instanceof Error && { cause: shortText(cause.message) }),
  }
}

const shortText = (text: string): string =>
  text.length <= longest ? text : `${text.slice(0, longest)}… (${text.length} characters)`
