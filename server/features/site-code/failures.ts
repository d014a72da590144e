import { isUnreadableValue } from '../request-errors/unreadable.ts'

/** Where the site's code failed: the kind of hook, and the collection or global. */
interface Failure {
  hook: string
  slug: string
}

const failures = new WeakMap<object, Failure>()

export const failureOf = (error: object): Failure | undefined => failures.get(error)

type Hook = (...given: never[]) => unknown

/** The same hooks, and what they throw is known as theirs. */
export const noted = <Hooks extends object>(hooks: Hooks, slug: string): Hooks =>
  Object.fromEntries(
    Object.entries(hooks).map(([hook, list]) => [
      hook,
      Array.isArray(list) ? list.map((one: Hook) => notedHook(one, { hook, slug })) : list,
    ]),
  ) as Hooks

function notedHook(run: Hook, failure: Failure): Hook {
  return (...given) => {
    try {
      const result = run(...given)
      return result instanceof Promise ? result.catch((thrown) => note(thrown, failure)) : result
    } catch (thrown) {
      return note(thrown, failure)
    }
  }
}

/** An error with a status is an answer that somebody meant to give, and Payload has hooks of its own. */
function note(thrown: unknown, failure: Failure): never {
  const isTheirs = thrown instanceof Error && !('status' in thrown) && !isUnreadableValue(thrown)
  if (isTheirs && !failures.has(thrown)) failures.set(thrown, failure)
  throw thrown
}
