import type { SanitizedCollectionConfig } from 'payload'
import type { Allowed } from './allowed.ts'
import type { Paths, Schema } from './operation.ts'
import { camelCase, named, objectOf, operation, sent, text } from './operation.ts'
import { schemaNames } from './schemas.ts'

type Auth = Exclude<SanitizedCollectionConfig['auth'], false>

/** Signing in and out of a collection of users, and what belongs to it. */
export function accountPaths({ slug }: SanitizedCollectionConfig, auth: Auth, may: Allowed): Paths {
  const at = (path: string, name: string, told: Omit<Told, 'id' | 'tag'>, method = 'post') => ({
    [`/${slug}/${path}`]: {
      [method]: operation({ id: camelCase(`${slug}-${name}`), tag: slug, ...told }),
    },
  })
  const user = named(schemaNames(slug).signedIn)
  const said = objectOf({ message: text })
  const session = { user, exp: { type: 'integer' } }
  const token = { token: text }
  const who = identityOf(auth)
  const always = {
    ...at(
      'me',
      'me',
      {
        summary: 'Read who is signed in',
        answer: objectOf(
          { user: { oneOf: [user, { type: 'null' }] } },
          { exp: { type: 'integer' } },
        ),
      },
      'get',
    ),
    ...at('logout', 'logout', { summary: 'Sign out', answer: said }),
    ...at('refresh-token', 'refresh', {
      summary: 'Prolong the session',
      answer: objectOf({ message: text, ...session }, { refreshedToken: text }),
    }),
  }
  if (auth.disableLocalStrategy) return always
  return {
    ...at('login', 'login', {
      summary: 'Sign in',
      body: sent(withOne(who, { password: text })),
      answer: objectOf({ message: text, ...session }, token),
    }),
    ...always,
    ...at('forgot-password', 'forgotPassword', {
      summary: 'Send an email that lets somebody choose a new password',
      body: sent(withOne(who, {})),
      answer: said,
    }),
    ...at('reset-password', 'resetPassword', {
      summary: 'Choose a new password',
      body: sent(objectOf({ token: text, password: text })),
      answer: objectOf({ message: text, user }, token),
    }),
    ...(auth.verify &&
      at('verify/{id}', 'verify', {
        summary: 'Verify an email address',
        inPath: { id: text },
        answer: said,
      })),
    ...(may.unlock &&
      auth.maxLoginAttempts > 0 &&
      at('unlock', 'unlock', {
        summary: 'Let somebody sign in again',
        body: sent(withOne(who, {})),
        answer: said,
      })),
  }
}

type Told = Parameters<typeof operation>[0]

/** Whether people are named by their email, by a name, or by either. */
function identityOf({ loginWithUsername }: Auth): readonly string[] {
  if (!loginWithUsername) return ['email']
  return loginWithUsername.allowEmailLogin ? ['email', 'username'] : ['username']
}

function withOne(who: readonly string[], rest: Schema): Schema {
  const [first = 'email', ...others] = who
  if (others.length === 0) return objectOf({ [first]: text, ...rest })
  return { anyOf: who.map((name) => objectOf({ [name]: text, ...rest })) }
}
