import type { ClientCollection } from '#contracts/admin-config'
import { useAddresses } from '../../kit/addresses.ts'
import { useCarriedLocale } from '../../kit/carried-locale.ts'
import { useConfig } from '../../kit/config.ts'
import { useCrumbs } from '../../kit/crumbs.ts'
import { useText } from '../../kit/text.tsx'
import { useTitle } from '../../kit/title.ts'

/** What the page is called, and the way there: a trash lies below its list. */
export function useListTitle({ slug, labels }: ClientCollection, isTrash: boolean): void {
  const text = useText()
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const { siteName } = useConfig()
  const label = labels.plural
  useTitle(isTrash ? text('trash.of', { label }) : label, siteName)
  useCrumbs(
    isTrash
      ? [{ label, href: carried(addresses.list(slug)) }, { label: text('trash.name') }]
      : [{ label }],
  )
}
