import { useCallback } from 'react'
import type { Wanted } from '#machines/restore-field'
import { handOver } from '../../client/handed-over.ts'
import type { Versioned } from '../../client/version-pages.ts'
import { useAddresses } from '../../kit/addresses.ts'
import { useCarriedLocale } from '../../kit/carried-locale.ts'
import { useConfig } from '../../kit/config.ts'
import { withLocale } from '../../kit/locale.ts'
import { useGo } from '../../kit/place.ts'

/** Goes to the document's form, which takes over what is wanted of a version: in its own language. */
export function useTakeOver({ ref }: Versioned): (wanted: Wanted, locale: string | null) => void {
  const { user } = useConfig()
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const go = useGo()
  return useCallback(
    (wanted, locale) => {
      handOver(user, locale === null ? ref : { ...ref, locale }, wanted)
      const href = addresses.ofDocument(ref)
      go(locale === null ? carried(href) : withLocale(href, locale))
    },
    [user, ref, addresses, carried, go],
  )
}
