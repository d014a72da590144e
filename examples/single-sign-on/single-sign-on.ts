import type { CollectionConfig, Plugin } from 'payload'
import { callbackPath, startPath } from './addresses.ts'
import { callback, start } from './endpoints.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { identityProvider } from './identity-provider.ts'
import { strategy } from './strategy.ts'
import type { AccountOptions } from './users.ts'

export interface SingleSignOnOptions extends AccountOptions {
  /** The address of the identity provider, such as `https://id.example.com`. */
  issuer: string
  clientId: string
  clientSecret: string
}

/** Lets users sign in with their account at an identity provider (OpenID Connect). */
export const singleSignOn =
  (options: SingleSignOnOptions): Plugin =>
  (config) => {
    const provider = identityProvider(options)
    return {
      ...config,
      collections: (config.collections ?? []).map((collection) =>
        collection.slug === options.collection
          ? withSingleSignOn(collection, options, provider)
          : collection,
      ),
    }
  }

function withSingleSignOn(
  collection: CollectionConfig,
  options: AccountOptions,
  provider: IdentityProvider,
): CollectionConfig {
  const auth = typeof collection.auth === 'object' ? collection.auth : {}
  return {
    ...collection,
    auth: { ...auth, strategies: [...(auth.strategies ?? []), strategy(options, provider)] },
    endpoints: [
      { path: startPath, method: 'get', handler: start(provider) },
      { path: callbackPath, method: 'get', handler: callback },
      ...(collection.endpoints || []),
    ],
    fields: [
      ...collection.fields,
      {
        // Who it is at the identity provider. Nobody reads or writes it over the network.
        name: 'identity',
        type: 'text',
        unique: true,
        hidden: true,
        access: { create: () => false, read: () => false, update: () => false },
      },
    ],
  }
}
