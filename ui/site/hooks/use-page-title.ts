import { useConfig } from '../../kit/config.ts'
import { useCrumbs } from '../../kit/crumbs.ts'
import { useTitle } from '../../kit/title.ts'

/** Names a screen of the site's own, in the breadcrumb and in the browser's tab. */
export function usePageTitle(title: string): void {
  const { siteName } = useConfig()
  useCrumbs([{ label: title }])
  useTitle(title, siteName)
}
