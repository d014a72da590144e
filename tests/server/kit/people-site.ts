import type { CollectionConfig } from 'payload'
import type { StateroomConfig } from '#config-schema/config'
import { aSite, posts, users } from './site.ts'

/** Users with three attempts, and a name that may be edited meanwhile. */
const people = (): CollectionConfig => ({
  ...users(),
  auth: { maxLoginAttempts: 3 },
  fields: [...users().fields, { name: 'name', type: 'text' }],
})

export function peopleSite(): StateroomConfig {
  return aSite({ collections: [people(), posts()] })
}
