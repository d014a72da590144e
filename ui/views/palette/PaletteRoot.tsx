import type { ReactNode } from 'react'
import { useState } from 'react'
import type { PaletteRef } from '#machines/palette'
import { createOffers, OffersContext } from '../../actions/offers.ts'
import { useOffered } from '../../actions/use-offered.ts'
import { PaletteContext } from '../../kit/palette.ts'
import { useText } from '../../kit/text.tsx'
import { Palette } from './Palette.tsx'
import { Sheets } from './Sheets.tsx'
import { usePaletteActor } from './use-palette-actor.ts'

/** Whatever is inside can open the palette and the sheet of keys. */
export function PaletteRoot({ children }: { children: ReactNode }) {
  const [offers] = useState(createOffers)
  const palette = usePaletteActor()
  return (
    <OffersContext value={offers}>
      <PaletteContext value={palette}>
        <Keys palette={palette} />
        {children}
        <Palette palette={palette} />
        <Sheets palette={palette} />
      </PaletteContext>
    </OffersContext>
  )
}

/** What can be done whatever is on the screen. */
function Keys({ palette }: { palette: PaletteRef }) {
  const text = useText()
  useOffered(
    [
      {
        id: 'palette',
        label: text('palette.title'),
        keys: ['mod+k'],
        leavesKey: ({ repeat }) => repeat,
        run: () => palette.send({ type: 'user.toggle' }),
      },
      {
        id: 'key-sheet',
        label: text('keys.title'),
        keys: ['?'],
        run: () => palette.send({ type: 'user.showKeys' }),
      },
      {
        id: 'terms',
        label: text('terms.title'),
        run: () => palette.send({ type: 'user.showTerms' }),
      },
    ],
    'everywhere',
  )
  return null
}
