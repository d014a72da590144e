import type { CollectionConfig, FieldAccess } from 'payload'
import type { Feature } from '../../kit/feature.ts'
import { mayUpdateAll } from '../../kit/may-update-all.ts'
import { ownHook } from '../../kit/own-hooks.ts'
import { forgetVerification, sendVerification } from './new-address.ts'
import { tokensAreTexts } from './tokens.ts'

/** Whoever is verified has shown that their address is theirs, or an administrator says so. */
export const verification: Feature = {
  collection: (collection) => {
    const { auth, hooks, slug } = collection
    if (typeof auth !== 'object' || !auth.verify) return collection
    return {
      ...collection,
      fields: guarded(collection.fields, slug),
      hooks: {
        ...hooks,
        beforeChange: [...(hooks?.beforeChange ?? []), forgetVerification],
        afterChange: [...(hooks?.afterChange ?? []), ownHook(sendVerification)],
      },
    }
  },
  database: tokensAreTexts,
}

type Fields = CollectionConfig['fields']

/** Payload lets everybody who is signed in say of an account that it's verified. */
function guarded(fields: Fields, slug: string): Fields {
  const byAdministrators: FieldAccess = ({ req }) => mayUpdateAll(req, slug)
  const access = { create: byAdministrators, update: byAdministrators }
  // A site's own has the say where there is one.
  if (fields.some((field) => 'name' in field && field.name === '_verified')) return fields
  return [...fields, { name: '_verified', type: 'checkbox', access }]
}
