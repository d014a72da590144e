import { ModelError } from '../model-error.ts'
import { isPlainObject } from '../objects.ts'

/** A context must be JSON. @throws {ModelError} `chart.contextNotJson`, naming the place */
export function mustBeJson(machine: string, context: unknown): void {
  const wrong = notJson(context, 'context')
  if (wrong === undefined) return
  throw new ModelError(
    'chart.contextNotJson',
    `${machine}: ${wrong} is no JSON, so that moments cannot be told apart and nothing can be kept. Hold plain data in the context, and functions, dates, maps and sets outside.`,
  )
}

/** The first place that JSON would change or drop; a key without a value is none. */
function notJson(value: unknown, path: string): string | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'string' || typeof value === 'boolean') return undefined
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : path
  if (Array.isArray(value)) return firstOf(value.entries(), path)
  return isPlainObject(value) ? firstOf(Object.entries(value), path) : path
}

function firstOf(entries: Iterable<[string | number, unknown]>, path: string): string | undefined {
  for (const [key, value] of entries) {
    const wrong = notJson(value, `${path}.${key}`)
    if (wrong) return wrong
  }
  return undefined
}
