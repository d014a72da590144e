import type { ReactNode } from 'react'
import { useState } from 'react'
import { createOffers, OffersContext } from '../../actions/offers.ts'
import { useOffered } from '../../actions/use-offered.ts'
import type { PaletteDoor } from '../../kit/palette.ts'
import { PaletteContext } from '../../kit/palette.ts'
import { useText } from '../../kit/text.tsx'
import { useDoor } from './use-door.ts'

/** Whatever is inside can open the palette; what that is made of is loaded when it is first wanted. */
export function PaletteRoot({ children }: { children: ReactNode }) {
  const [offers] = useState(createOffers)
  const { door, started, onReady } = useDoor()
  return (
    <OffersContext value={offers}>
      <PaletteContext value={door}>
        <Keys door={door} />
        {children}
        {started && <started.views.Palette palette={started.palette} onReady={onReady} />}
        {started && <started.views.KeySheet palette={started.palette} />}
      </PaletteContext>
    </OffersContext>
  )
}

/** What can be done whatever is on the screen. */
function Keys({ door }: { door: PaletteDoor }) {
  const text = useText()
  useOffered(
    [
      {
        id: 'palette',
        label: text('palette.title'),
        keys: ['mod+k'],
        leavesKey: ({ repeat }) => repeat,
        run: door.open,
      },
      { id: 'key-sheet', label: text('keys.title'), keys: ['?'], run: door.showKeys },
    ],
    'everywhere',
  )
  return null
}
