import type { Json } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'

/** undefined: a document says nothing about it. */
export type Value = Json | undefined

/** What became of a value or a row on the way from one version to the other. */
export type Change = 'same' | 'added' | 'removed' | 'changed'

/** A value by its name; what objects bring along by themselves is none. */
export const own = (value: Value, name: string): Value =>
  isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined

/** Nothing at all: a person sees no difference between an empty text, an empty list and none. */
export const isNothing = (value: Value): boolean =>
  value === undefined || value === null || value === '' || isEmptyList(value)

const isEmptyList = (value: Value) => Array.isArray(value) && value.length === 0
