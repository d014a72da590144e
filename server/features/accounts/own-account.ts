import type { CollectionConfig, PayloadRequest } from 'payload'
import { currentPasswordField } from '#config-schema'
import type { StoredUser } from './must-know-password.ts'
import { mustKnowPassword, refuse, storedUser } from './must-know-password.ts'

type Hooks = NonNullable<CollectionConfig['hooks']>
export type BeforeOperation = NonNullable<Hooks['beforeOperation']>[number]

const again = 'confirm-password'

/**
 * What leads into one's own account is changed with one's own password: whoever finds an unlocked
 * computer can't take the account along. Who administers others needs none of theirs.
 */
export const guardOwnAccount: BeforeOperation = async ({ args, collection, operation, req }) => {
  if (operation !== 'update' || req.payloadAPI !== 'REST') return
  const { data, id } = args as { data?: Record<string, unknown>; id?: string | number }
  if (!data) return
  const { [currentPasswordField]: given, [again]: repeated } = data
  delete data[currentPasswordField]
  delete data[again]
  if (repeated !== undefined && data.password && repeated !== data.password) {
    refuse(req, collection.slug, again, req.t('fields:passwordsDoNotMatch'))
  }
  if (data.password) req.context.stateroomNewPassword = true
  if (!isOwn(req, collection.slug, id)) return
  const stored = await storedUser(req)
  if (!changesAccess(data, stored)) return
  await mustKnowPassword(req, collection.slug, given, stored)
}

/** A key of the API has no password that it could give. */
function isOwn({ user }: PayloadRequest, slug: string, id: unknown): boolean {
  if (!user || user.collection !== slug) return false
  return user._strategy === 'local-jwt' && (id === undefined || String(id) === String(user.id))
}

function changesAccess(data: Record<string, unknown>, stored: StoredUser): boolean {
  const isOther = (name: string) => data[name] !== undefined && data[name] !== stored[name]
  const isRenamed = (name: string) => isOther(name) && plain(data[name]) !== plain(stored[name])
  return (
    Boolean(data.password) ||
    ['email', 'username'].some(isRenamed) ||
    (isOther('enableAPIKey') && Boolean(data.enableAPIKey) !== Boolean(stored.enableAPIKey)) ||
    (isOther('apiKey') && Boolean(data.apiKey))
  )
}

const plain = (name: unknown) =>
  String(name ?? '')
    .toLowerCase()
    .trim()
