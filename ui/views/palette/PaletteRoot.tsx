import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { PaletteRef } from '#machines/palette'
import { createOffers, OffersContext } from '../../actions/offers.ts'
import { useOffered } from '../../actions/use-offered.ts'
import type { PaletteDoor } from '../../kit/palette.ts'
import { PaletteContext } from '../../kit/palette.ts'
import { usePanel } from '../../kit/panel.ts'
import { useText } from '../../kit/text.ts'
import { toaster } from '../../parts/toaster.ts'

/** The palette as it is once somebody has wanted it. */
interface Started {
  views: typeof import('./views.ts')
  palette: PaletteRef
}

/** Whatever is inside can open the palette; what that is made of is loaded when it is first wanted. */
export function PaletteRoot({ children }: { children: ReactNode }) {
  const [offers] = useState(createOffers)
  const { door, started } = useDoor()
  return (
    <OffersContext value={offers}>
      <PaletteContext value={door}>
        <Keys door={door} />
        {children}
        {started && <started.views.Palette palette={started.palette} />}
        {started && <started.views.KeySheet palette={started.palette} />}
      </PaletteContext>
    </OffersContext>
  )
}

function useDoor(): { door: PaletteDoor; started: Started | null } {
  const text = useText()
  const panel = usePanel()
  const [started, setStarted] = useState<Started | null>(null)
  const only = useRef<Started | null>(null)
  useEffect(() => () => void started?.palette.stop(), [started])

  const show = async (type: 'user.toggle' | 'user.showKeys') => {
    const views = await import('./views.ts').catch(() => null)
    if (views === null) {
      toaster.create({ title: text('palette.unloaded'), type: 'error' })
      return
    }
    only.current ??= { views, palette: views.startPalette(panel) }
    setStarted(only.current)
    only.current.palette.send({ type })
  }
  return {
    door: { open: () => void show('user.toggle'), showKeys: () => void show('user.showKeys') },
    started,
  }
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
