import { isRecord } from '../objects.ts'

/** A copy that is JSON and no more: an error becomes its name, its message and its own fields. */
export function plain(value: unknown): unknown {
  if (value === undefined) return undefined
  try {
    return JSON.parse(JSON.stringify(value instanceof Error ? plainError(value) : value) ?? 'null')
  } catch {
    return String(value)
  }
}

const plainError = (error: Error): object => ({
  ...error,
  name: error.name,
  message: error.message,
})

/** The plain data of an error as an error again, where nobody knows better. */
export function revivedError(data: unknown): unknown {
  if (!isPlainError(data)) return data
  return Object.assign(new Error(data.message), data)
}

const isPlainError = (data: unknown): data is { name: string; message: string } =>
  isRecord(data) && 'name' in data && 'message' in data && typeof data.message === 'string'
