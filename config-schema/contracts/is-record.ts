import type { DocumentData, Json } from './documents.ts'

/** An object with values by name: no list, and not nothing. */
export function isRecord(value: Json | undefined): value is DocumentData
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>>
export function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
