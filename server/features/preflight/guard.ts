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
import { lookAhead, lookAheadAtGlobal } from './look-ahead.ts'
import { preflightMark } from './preflight-mark.ts'
import type { Publication } from './publication.ts'
import { noteWarnings } from './warnings.ts'

/** A collection whose documents are not published while something stands in the way. */
export const guardCollection = (
  given: CollectionConfig,
  rules: PreflightRules,
): CollectionConfig => ({
  ...marked(given, rules),
  hooks: {
    ...given.hooks,
    // Before all that write.
    beforeOperation: [lookAhead(rules), ...(given.hooks?.beforeOperation ?? [])],
    beforeChange: [
      ...(given.hooks?.beforeChange ?? []),
      ownHook<CollectionBeforeChangeHook>(async ({ collection, data, originalDoc, req }) => {
        const id = originalDoc?.id ?? null
        await guard({ req, entity: collection, id, data: { ...originalDoc, ...data } }, rules)
        return data
      }),
    ],
  },
})

/** The same for a global. */
export const guardGlobal = (given: GlobalConfig, rules: PreflightRules): GlobalConfig => ({
  ...marked(given, rules),
  hooks: {
    ...given.hooks,
    beforeOperation: [lookAheadAtGlobal(rules), ...(given.hooks?.beforeOperation ?? [])],
    beforeChange: [
      ...(given.hooks?.beforeChange ?? []),
      ownHook<GlobalBeforeChangeHook>(async ({ data, global, originalDoc, req }) => {
        await guard({ req, entity: global, id: null, data: { ...originalDoc, ...data } }, rules)
        return data
      }),
    ],
  },
})

const marked = <Given extends CollectionConfig | GlobalConfig>(
  given: Given,
  rules: PreflightRules,
): Given =>
  isChecked(rules) ? { ...given, custom: { ...given.custom, [preflightMark]: true } } : given

async function guard(saved: Omit<Publication, 'asUser'>, rules: PreflightRules): Promise<void> {
  if (!isPublication(saved.entity, saved.data)) return
  const publication = { ...saved, asUser: false }
  await refuse(publication, rules)
  await noteWarnings(publication, rules)
}

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
  const errors = findings.map(({ locale, path, text }) => ({
    ...{ path, message: text },
    ...(locale !== undefined && { locale }),
  }))
  const where = 'auth' in entity ? { collection: entity.slug } : { global: entity.slug }
  throw new ValidationError({ ...where, errors, req }, req.t)
}
