import type { CollectionConfig, Plugin } from 'payload'
import type { TwoFactorOptions } from './endpoints.ts'
import { endpoints, mustBeRight } from './endpoints.ts'
import { deleteFactor, factors, holdFactor } from './factors.ts'
import { codeRequired } from './refusals.ts'
import type { Tries } from './tries.ts'
import { countTries } from './tries.ts'

/** Asks users for a code of their authenticator app after their password, once they turn it on. */
export const twoFactor =
  (options: TwoFactorOptions): Plugin =>
  (config) => {
    const tries = countTries()
    const { collections = [] } = config
    return {
      ...config,
      collections: [
        ...collections.map((one) =>
          one.slug === options.collection ? withSecondStep(one, options, tries) : one,
        ),
        factors,
      ],
    }
  }

type Hooks = NonNullable<CollectionConfig['hooks']>
type Hook<Name extends keyof Hooks> = NonNullable<Hooks[Name]>[number]

function withSecondStep(
  collection: CollectionConfig,
  options: TwoFactorOptions,
  tries: Tries,
): CollectionConfig {
  const { endpoints: others, hooks } = collection
  return {
    ...collection,
    endpoints: [...endpoints({ ...options, tries }), ...(others || [])],
    hooks: {
      ...hooks,
      beforeLogin: [...(hooks?.beforeLogin ?? []), askForCode(tries)],
      afterDelete: [...(hooks?.afterDelete ?? []), forgetFactor],
    },
  }
}

/**
 * Runs when the password was right, before there is a session; also when a password is reset by
 * email. Whoever signs in another way, such as by single sign-on, has shown who they are there.
 */
const askForCode =
  (tries: Tries): Hook<'beforeLogin'> =>
  async ({ collection, req, user }) => {
    if (user._strategy !== 'local-jwt') return
    const account = `${collection.slug}/${user.id}`
    const factor = await holdFactor(req, account)
    if (!factor?.confirmed) return
    const code: unknown = req.data?.code
    if (code === undefined || code === '') throw codeRequired()
    await mustBeRight(req, account, tries, factor, code)
  }

const forgetFactor: Hook<'afterDelete'> = ({ collection, id, req }) =>
  deleteFactor(req, `${collection.slug}/${id}`)
