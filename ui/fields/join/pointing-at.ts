import type { ClientCollection, DocumentData, Json } from '#config-schema'
import type { Reference } from '../../client/titles.ts'
import { valueFrom } from '../relationship/references.ts'
import { fieldAt } from './field-at.ts'

/** What a new document begins with so that it refers to this one; nothing where that would be in a row. */
export function pointingAt(target: ClientCollection, on: string, to: Reference): DocumentData {
  const path = on.split('.')
  const field = fieldAt(target.fields, path)
  if (field?.type !== 'relationship' && field?.type !== 'upload') return {}
  const value = path.reduceRight<Json>((inner, name) => ({ [name]: inner }), valueFrom(field, [to]))
  return value as DocumentData
}
