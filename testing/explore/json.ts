import { ModelError } from '../model-error.ts'
import { isPlainObject } from '../objects.ts'

/** What is kept must be JSON. @throws {ModelError} `chart.contextNotJson` or `chart.actorInContext`, naming the place */
export function mustBeJson(machine: string, name: string, value: unknown): void {
  const wrong = notJson(value, name, [])
  if (wrong === undefined) return
  const held = wrong.split('.').slice(name.split('.').length).reduce(partOf, value)
  if (isActor(held)) {
    throw new ModelError(
      'chart.actorInContext',
      `${machine}: ${wrong} holds an actor, which can't be kept or told apart. Spawn it with an id, keep the id, and reach it by children[id] of the snapshot: spawnChild(work, { id }), sendTo(id, event).`,
    )
  }
  throw new ModelError(
    'chart.contextNotJson',
    `${machine}: ${wrong} is no JSON, so that moments cannot be told apart and nothing can be kept. Hold plain data in the context, and functions, dates, maps and sets outside.`,
  )
}

/** The first place that JSON would change or drop, or that leads in a circle; a key without a value is none. */
function notJson(value: unknown, path: string, around: readonly object[]): string | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'string' || typeof value === 'boolean') return undefined
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : path
  if (!Array.isArray(value) && !isPlainObject(value)) return path
  if (around.includes(value)) return path
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value)
  return firstOf(entries, path, [...around, value])
}

function firstOf(
  entries: Iterable<[string | number, unknown]>,
  path: string,
  around: readonly object[],
): string | undefined {
  for (const [key, value] of entries) {
    const wrong = notJson(value, `${path}.${key}`, around)
    if (wrong) return wrong
  }
  return undefined
}

const partOf = (whole: unknown, key: string): unknown =>
  (whole as Record<string, unknown> | null | undefined)?.[key]

const isActor = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'sessionId' in value && 'send' in value
