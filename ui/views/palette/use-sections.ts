import { useSelector } from '@xstate/react'
import { use, useSyncExternalStore } from 'react'
import type { PaletteRef } from '#machines/palette'
import { isBlank } from '#machines/palette'
import type { Action } from '../../actions/action.ts'
import {
  fieldsOf,
  headingsOf,
  OffersContext,
  ofEverywhere,
  ofScreen,
} from '../../actions/offers.ts'
import { useText } from '../../kit/text.tsx'
import type { Section } from './entry.ts'
import { useDocumentSections } from './use-document-sections.ts'
import { useFavoriteSection } from './use-favorite-section.ts'
import { usePersonEntries } from './use-person-entries.ts'
import { usePlaces } from './use-places.ts'
import { useSettings } from './use-settings.ts'

/** All that the palette knows, in the order in which it stands there. */
export function useSections(palette: PaletteRef): readonly Section[] {
  const text = useText()
  const { read, subscribe } = use(OffersContext)
  const offers = useSyncExternalStore(subscribe, read, read)
  const isTyped = useSelector(palette, ({ context }) => !isBlank(context.words))
  const { recent, found } = useDocumentSections(palette)
  const favorites = useFavoriteSection(isTyped)
  const ofTitles = without(found, favorites)
  const screen = { id: 'screen', label: text('palette.screen'), entries: ofScreen(offers) }
  return [
    // Whoever has typed an action's name wants the action.
    ...(isTyped ? [screen, favorites] : [favorites, screen]),
    without(recent, favorites),
    ...usePlaces(),
    {
      id: 'settings',
      label: text('palette.settings'),
      entries: [...ofEverywhere(offers).filter(isNotThis), ...useSettings()],
    },
    // On a long form there are a hundred of them: who wants one begins to type its name.
    { id: 'fields', label: text('palette.fields'), entries: isTyped ? fieldsOf(offers) : [] },
    { id: 'headings', label: text('palette.headings'), entries: headingsOf(offers) },
    { ...ofTitles, entries: [...ofTitles.entries, ...usePersonEntries(palette)] },
  ]
}

/** Each entry stands in the palette once. */
const without = (section: Section, { entries: shown }: Section): Section => ({
  ...section,
  entries: section.entries.filter(({ id }) => !shown.some((one) => one.id === id)),
})

const isNotThis = ({ id }: Action) => id !== 'palette'
