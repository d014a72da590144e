import { use, useSyncExternalStore } from 'react'
import type { PaletteRef } from '#machines/palette'
import type { Action } from '../../actions/action.ts'
import { headingsOf, OffersContext, ofEverywhere, ofScreen } from '../../actions/offers.ts'
import { useText } from '../../kit/text.tsx'
import type { Section } from './entry.ts'
import { useDocumentSections } from './use-document-sections.ts'
import { usePlaces } from './use-places.ts'
import { useSettings } from './use-settings.ts'

/** All that the palette knows, in the order in which it stands there. */
export function useSections(palette: PaletteRef): readonly Section[] {
  const text = useText()
  const { read, subscribe } = use(OffersContext)
  const offers = useSyncExternalStore(subscribe, read, read)
  const { recent, found } = useDocumentSections(palette)
  return [
    { id: 'screen', label: text('palette.screen'), entries: ofScreen(offers) },
    recent,
    ...usePlaces(),
    {
      id: 'settings',
      label: text('palette.settings'),
      entries: [...ofEverywhere(offers).filter(isNotThis), ...useSettings()],
    },
    { id: 'headings', label: text('palette.headings'), entries: headingsOf(offers) },
    found,
  ]
}

const isNotThis = ({ id }: Action) => id !== 'palette'
