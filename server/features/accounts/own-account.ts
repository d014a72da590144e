import type { CollectionConfig, PayloadRequest } from 'payload'
import { ValidationError } from 'payload'
import type { Failures } from '../sign-in/failures.ts'
import { countFailures } from '../sign-in/failures.ts'
import { isPassword } from './is-password.ts'
import type { AccountText } from './texts.ts'
import { accountText } from './texts.ts'

type Hooks = NonNullable<CollectionConfig['hooks']>
export type BeforeOperation = NonNullable<Hooks['beforeOperation']>[number]

type Stored = Record<string, unknown> & { id: string | number }

const currentPassword = 'current-password'
const again = 'confirm-password'

const mostFailures = 5
const lockTime = 600_000

/**
 * What leads into one's own account is changed with one's own password: whoever finds an unlocked
 * computer can't take the account along. Who administers others needs none of theirs.
 */
export function guardOwnAccount(): BeforeOperation {
  const failures = countFailures(mostFailures, lockTime)
  return async ({ args, collection, operation, req }) => {
    if (operation !== 'update' || req.payloadAPI !== 'REST') return
    const { data, id } = args as { data?: Record<string, unknown>; id?: string | number }
    if (!data) return
    const { [currentPassword]: given, [again]: repeated } = data
    delete data[currentPassword]
    delete data[again]
    if (repeated !== undefined && data.password && repeated !== data.password) {
      refuse(req, collection.slug, again, req.t('fields:passwordsDoNotMatch'))
    }
    if (data.password) req.context.stateroomNewPassword = true
    if (!isOwn(req, collection.slug, id)) return
    const stored = await storedUser(req, collection.slug)
    if (!changesAccess(data, stored)) return
    await mustKnow(req, collection.slug, given, stored, failures)
  }
}

/** A key of the API has no password that it could give. */
function isOwn({ user }: PayloadRequest, slug: string, id: unknown): boolean {
  if (!user || user.collection !== slug) return false
  return user._strategy === 'local-jwt' && (id === undefined || String(id) === String(user.id))
}

const storedUser = async (req: PayloadRequest, collection: string): Promise<Stored> =>
  (await req.payload.db.findOne<Stored>({
    collection,
    where: { id: { equals: req.user!.id } },
    req,
  }))!

function changesAccess(data: Record<string, unknown>, stored: Stored): boolean {
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

async function mustKnow(
  req: PayloadRequest,
  slug: string,
  given: unknown,
  stored: Stored,
  failures: Failures,
): Promise<void> {
  const name = `${slug}/${stored.id}`
  const say = (key: AccountText): never => refuse(req, slug, currentPassword, accountText(req, key))
  if (typeof given !== 'string' || given === '') return say('currentMissing')
  // Counted before it is looked at: tries that are sent at once are counted, too.
  if (!failures.begin({ name, address: null })) return say('currentLocked')
  if (!(await isPassword(given, stored))) return say('currentWrong')
  failures.forget(name)
}

function refuse(req: PayloadRequest, collection: string, path: string, message: string): never {
  throw new ValidationError({ collection, errors: [{ path, message }], req }, req.t)
}
