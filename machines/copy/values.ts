import type { ClientField, DocumentData, Json } from '#config-schema'
import { isRecord as isObject } from '#config-schema'

/** Nobody has written anything there. */
export const isEmpty = (value: Json | undefined): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)

export const isRecord = (value: Json | undefined): value is DocumentData => isObject(value)

export const rowsIn = (value: Json | undefined): DocumentData[] =>
  Array.isArray(value) ? value.filter(isRecord) : []

/** The fields of a row: of a block, those of its kind. */
export const blockFields = (
  field: Extract<ClientField, { type: 'array' | 'blocks' }>,
  { blockType }: DocumentData,
): readonly ClientField[] =>
  field.type === 'array'
    ? field.fields
    : (field.blocks.find(({ slug }) => slug === blockType)?.fields ?? [])
