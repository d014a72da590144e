import type {
  CollectionBeforeChangeHook,
  CollectionConfig,
  GlobalBeforeChangeHook,
  GlobalConfig,
} from 'payload'
import { ValidationError } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import type { PreflightRules } from '#config-schema/config'
import { ownHook } from '../../kit/own-hooks.ts'
import { check } from './check.ts'
import { preflightMark } from './preflight-mark.ts'
import type { Publication } from './publication.ts'

/** A collection whose documents are not published while something stands in the way. */
export const guardCollection = (
  given: CollectionConfig,
  rules: PreflightRules,
): CollectionConfig => ({
  ...given,
  ...(isChecked(rules) && { custom: { ...given.custom, [preflightMark]: true } }),
  hooks: {
    ...given.hooks,
    beforeChange: [
      ...(given.hooks?.beforeChange ?? []),
      ownHook<CollectionBeforeChangeHook>(async ({ collection, data, originalDoc, req }) => {
        const values = { ...originalDoc, ...data }
        if (isPublication(collection, values)) {
          const id = originalDoc?.id ?? null
          await refuse({ req, entity: collection, id, data: values, asUser: false }, rules)
        }
        return data
      }),
    ],
  },
})

/** The same for a global. */
export const guardGlobal = (given: GlobalConfig, rules: PreflightRules): GlobalConfig => ({
  ...given,
  ...(isChecked(rules) && { custom: { ...given.custom, [preflightMark]: true } }),
  hooks: {
    ...given.hooks,
    beforeChange: [
      ...(given.hooks?.beforeChange ?? []),
      ownHook<GlobalBeforeChangeHook>(async ({ global, data, originalDoc, req }) => {
        const values = { ...originalDoc, ...data }
        if (isPublication(global, values)) {
          await refuse({ req, entity: global, id: null, data: values, asUser: false }, rules)
        }
        return data
      }),
    ],
  },
})

/** Where every check is off, the panel offers none. */
const isChecked = ({ checks, ...levels }: PreflightRules): boolean =>
  checks.length > 0 || Object.values(levels).some((level) => level !== 'off')

/** Without drafts, every save is one. What goes to the trash is seen by nobody. */
const isPublication = (
  entity: Publication['entity'],
  { _status, deletedAt }: Record<string, unknown>,
): boolean => !deletedAt && (!hasDraftsEnabled(entity) || _status === 'published')

async function refuse(publication: Publication, rules: PreflightRules): Promise<void> {
  const { findings } = await check(publication, rules, ['block'])
  const { entity, req } = publication
  if (findings.length === 0) return
  const errors = findings.map(({ path, text }) => ({ path, message: text }))
  const where = 'auth' in entity ? { collection: entity.slug } : { global: entity.slug }
  throw new ValidationError({ ...where, errors, req }, req.t)
}
