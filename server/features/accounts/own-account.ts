import type { CollectionConfig, PayloadRequest } from 'payload'
import { currentPasswordField } from '#contracts/account'
import type { StoredUser } from './must-know-password.ts'
import { mustKnowPassword, refuse, storedUser } from './must-know-password.ts'
import { accountText } from './texts.ts'

type Hooks = NonNullable<CollectionConfig['hooks']>
export type BeforeOperation = NonNullable<Hooks['beforeOperation']>[number]

const again = 'confirm-password'

/**
 * What leads into one's own account is changed with one's own password, by every way in: whoever finds
 * an unlocked computer or an API key can't take the account along. Who administers others needs none of
 * theirs.
 */
export const guardOwnAccount: BeforeOperation = async ({ args, collection, operation, req }) => {
  if ((operation !== 'create' && operation !== 'update') || req.payloadAPI === 'local') return
  const { data, id } = args as { data?: Record<string, unknown>; id?: string | number }
  if (!data) return
  const { [currentPasswordField]: given, [again]: repeated } = data
  delete data[currentPasswordField]
  delete data[again]
  if (repeated !== undefined && data.password && repeated !== data.password) {
    refuse(req, collection.slug, again, req.t('fields:passwordsDoNotMatch'))
  }
  if (operation === 'create') return
  if (data.password) req.context.stateroomNewPassword = true
  const stored = await ownAccount(req, collection.slug, id)
  if (!stored || !hasPassword(req, stored) || !changesAccess(data, stored)) return
  // Its names have no hyphen, and the schema no such field.
  if (req.payloadAPI === 'GraphQL') {
    refuse(req, collection.slug, currentPasswordField, accountText(req, 'notByGraphQL'))
  }
  await mustKnowPassword(req, collection.slug, given, stored)
}

/** The account of whoever asks, if it is the one that is changed, however its ID is written. */
async function ownAccount(
  req: PayloadRequest,
  slug: string,
  id: string | number | undefined,
): Promise<StoredUser | null> {
  const { payload, user } = req
  if (!user || user.collection !== slug) return null
  // A change of many may be one's own as well.
  if (id === undefined) return storedUser(req)
  const where = { id: { equals: id } }
  const found = await payload.db.findOne<StoredUser>({ collection: slug, where, req })
  return String(found?.id) === String(user.id) ? found : null
}

/** Whom a proxy or a provider signs in, by a strategy of the site's, may have none. */
const hasPassword = ({ user }: PayloadRequest, { hash }: StoredUser): boolean =>
  Boolean(hash) || user?._strategy === 'local-jwt' || user?._strategy === 'api-key'

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
