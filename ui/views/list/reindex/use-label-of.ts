import { useConfig } from '../../../kit/config.ts'

/** What people call a collection. */
export function useLabelOf(): (slug: string) => string {
  const { collections } = useConfig()
  return (slug) => collections.find((one) => one.slug === slug)?.labels.plural ?? slug
}
