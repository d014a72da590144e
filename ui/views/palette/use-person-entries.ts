import { useSelector } from '@xstate/react'
import { documentsBy, ownFilterField } from '#contracts/own-documents'
import type { PaletteRef } from '#machines/palette'
import { isBlank } from '#machines/palette'
import { queryString } from '../../client/query-string.ts'
import { useAddresses } from '../../kit/addresses.ts'
import { useCarriedLocale } from '../../kit/carried-locale.ts'
import { useConfig } from '../../kit/config.ts'
import { useGo } from '../../kit/place.ts'
import { useText } from '../../kit/text.tsx'
import type { Entry } from './entry.ts'

/** Of so many people: more would be a list of lists. */
const most = 2

/** The lists of what somebody created or was the last to edit, once their name was typed. */
export function usePersonEntries(palette: PaletteRef): readonly Entry[] {
  const text = useText()
  const addresses = useAddresses()
  const carried = useCarriedLocale()
  const go = useGo()
  const { collections } = useConfig()
  const { words, documents } = useSelector(palette, ({ context }) => context)
  const ofUsers = collections.filter(({ auth }) => auth).map(({ slug }) => slug)
  const people = isBlank(words) ? [] : documents.filter(({ slug }) => ofUsers.includes(slug))
  const authored = collections.filter(({ drafts }) => drafts?.authors)
  return people.slice(0, most).flatMap((person) =>
    authored.map(({ slug, labels }): Entry => {
      const where = { or: [{ and: [{ [ownFilterField]: { equals: documentsBy(person) } }] }] }
      const name = person.title ?? String(person.id)
      return {
        id: `by-${person.slug}-${person.id}-${slug}`,
        label: text('palette.byPerson', { label: labels.plural, name }),
        run: () => go(carried(addresses.list(slug) + queryString({ where }))),
      }
    }),
  )
}
