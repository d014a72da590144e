import { createContext, use } from 'react'
import type {
  AdminConfig,
  ClientCollection,
  ClientGlobal,
  SignedInConfig,
  SignedOutConfig,
  SiteConfig,
} from '#contracts/admin-config'

export { adminConfigKey } from './admin-config-key.ts'

export const ConfigContext = createContext<AdminConfig | undefined>(undefined)

/** What the server showed this visitor; undefined before its first answer. */
export const useAdminConfig = (): AdminConfig | undefined => use(ConfigContext)

/** For screens behind the sign-in only. */
export function useConfig(): SignedInConfig {
  const config = useAdminConfig()
  if (config?.kind !== 'signedIn') throw new Error('This screen is for people who are signed in.')
  return config
}

/** For screens before the sign-in only. */
export function useSignedOutConfig(): SignedOutConfig {
  const config = useAdminConfig()
  if (config?.kind !== 'signedOut') throw new Error('This screen is for strangers.')
  return config
}

/** For screens that are the same with and without a session. */
export function useSiteConfig(): SiteConfig {
  const config = useAdminConfig()
  if (config === undefined) throw new Error('The server has not said yet what this site is.')
  return config
}

export const useCollection = (slug: string): ClientCollection | undefined =>
  useConfig().collections.find((collection) => collection.slug === slug)

export const useGlobal = (slug: string): ClientGlobal | undefined =>
  useConfig().globals.find((global) => global.slug === slug)
