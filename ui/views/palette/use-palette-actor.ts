import { useActorRef } from '@xstate/react'
import { fromPromise } from 'xstate'
import type { AdminConfig } from '#contracts/admin-config'
import { localeIn } from '#contracts/content-locale'
import { isOffered } from '#contracts/is-offered'
import type { PaletteRef } from '#machines/palette'
import { paletteMachine } from '#machines/palette'
import { findDocuments } from '../../client/find-documents.ts'
import { adminConfigKey } from '../../kit/config.ts'
import { usePanel } from '../../kit/panel.ts'

/** The seam of the palette: where it asks the server, in the language and with the rights of that moment. */
export function usePaletteActor(): PaletteRef {
  const { http, navigation, queries } = usePanel()
  const palette = useActorRef(
    paletteMachine.provide({
      actors: {
        find: fromPromise(({ input: words, signal }) => {
          const config = queries.getQueryData<AdminConfig>(adminConfigKey)
          const { collections, localization } =
            config?.kind === 'signedIn' ? config : { collections: [], localization: null }
          const { place, locale: preferred } = navigation.getSnapshot().context
          const locale = localeIn(localization, place.search, preferred)
          const fallback = localization?.defaultLocale ?? null
          const query = { collections: collections.filter(isOffered), words, locale, fallback }
          return findDocuments(http, query, signal)
        }),
      },
    }),
  )
  return palette
}
