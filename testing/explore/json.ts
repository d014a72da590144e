import { ModelError } from '../model-error.ts'
import { isPlainObject } from '../objects.ts'

/** What is kept must be JSON. @throws {ModelError} `chart.contextNotJson`, naming the place */
export function mustBeJson(machine: string, name: string, value: unknown): void {
  const wrong = notJson(value, name, [])
  if (wrong === undefined) return
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
