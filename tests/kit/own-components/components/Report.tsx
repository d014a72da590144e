import { useConfig, usePageTitle } from 'stateroom-admin/ui'

/** A screen that counts the collections. */
export function Report() {
  usePageTitle('What there is')
  const { collections, siteName } = useConfig()
  return (
    <h1>
      {siteName}: {collections.length}
    </h1>
  )
}
