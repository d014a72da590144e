import type { PayloadRequest } from 'payload'
import type { PayloadField } from '../../kit/payload-fields/payload-field.ts'

export interface Entity {
  slug: string
  isCollection: boolean
  fields: readonly PayloadField[]
}

/** What a request is about; null: it is about no document. */
export function entityOf(
  { payload, routeParams }: PayloadRequest,
  collection: { slug: string } | undefined,
): Entity | null {
  if (collection) {
    const { fields, slug } = payload.collections[collection.slug]?.config ?? {}
    return fields && slug ? { slug, isCollection: true, fields: fields as PayloadField[] } : null
  }
  const global = payload.globals.config.find(({ slug }) => slug === routeParams?.global)
  return global
    ? { slug: global.slug, isCollection: false, fields: global.fields as PayloadField[] }
    : null
}
