import type { PayloadRequest } from 'payload'

export const startPath = '/single-sign-on'
export const callbackPath = '/single-sign-on/callback'

/** As it is registered with the identity provider. */
export function redirectUriOf({ origin, payload }: PayloadRequest, collection: string): string {
  const { routes, serverURL } = payload.config
  return `${serverURL || origin}${routes.api}/${collection}${callbackPath}`
}
