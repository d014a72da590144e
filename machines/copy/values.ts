import type { DocumentData, Json } from '#contracts/documents'
import { isRecord as isObject } from '#contracts/is-record'

/** Nobody has written anything there. */
export const isEmpty = (value: Json | undefined): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

export const isRecord = (value: Json | undefined): value is DocumentData => isObject(value)

export const rowsIn = (value: Json | undefined): DocumentData[] =>
  Array.isArray(value) ? value.filter(isRecord) : []
