import { useAdminConfig } from '../../../kit/config.ts'

/** What collections call one of their documents; undefined where one is not known. */
export function useCollections(slugs: readonly string[]): (string | undefined)[] {
  const config = useAdminConfig()
  const collections = config?.kind === 'signedIn' ? config.collections : []
  return slugs.map((slug) => collections.find((one) => one.slug === slug)?.labels.singular)
}
