import type { AuthConfig } from '#contracts/admin-config'
import type { Circumstances } from './circumstances.ts'
import type { Words } from './words.ts'

/** As much of a request to the server as Payload's rules look at. */
export interface Request {
  t: Words
  user: null
  payload: {
    config: { defaultMaxTextLength: number | undefined }
    collections: Readonly<Record<string, { customIDType?: string | undefined; config: object }>>
  }
}

export const requestOf = ({ config }: Circumstances, words: Words): Request => ({
  t: words,
  user: null,
  payload: {
    config: { defaultMaxTextLength: config.rules?.maxTextLength },
    collections: Object.fromEntries(
      config.collections.map(({ slug, auth }) => [
        slug,
        {
          customIDType: config.rules?.idTypes[slug],
          config: { auth: { loginWithUsername: auth && loginWithUsername(auth) } },
        },
      ]),
    ),
  },
})

/** How people sign in, as a collection's config says it. */
const loginWithUsername = ({ loginWith, requireEmail, requireUsername }: AuthConfig) =>
  loginWith !== 'email' && { requireEmail, requireUsername }
