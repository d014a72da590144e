import type { DocumentData, Json } from '#config-schema'

export const isRecord = (value: Json | undefined): value is DocumentData =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
