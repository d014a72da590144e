import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { PaletteRef } from '#machines/palette'
import { createOffers, OffersContext } from '../../actions/offers.ts'
import { useOffered } from '../../actions/use-offered.ts'
import type { PaletteDoor } from '../../kit/palette.ts'
import { PaletteContext } from '../../kit/palette.ts'
import { usePanel } from '../../kit/panel.ts'
import { useText } from '../../kit/text.tsx'
import { isQuestionOpen } from '../../parts/InertRoot.tsx'
import { toaster } from '../../parts/toaster.ts'
import type { EarlyLetters } from './early-letters.ts'
import { catchLetters } from './early-letters.ts'

/** The palette as it is once somebody has wanted it. */
interface Started {
  views: typeof import('./views.ts')
  palette: PaletteRef
}

/** Whatever is inside can open the palette; what that is made of is loaded when it is first wanted. */
export function PaletteRoot({ children }: { children: ReactNode }) {
  const [offers] = useState(createOffers)
  const { door, started, hearEarly } = useDoor()
  return (
    <OffersContext value={offers}>
      <PaletteContext value={door}>
        <Keys door={door} />
        {children}
        {started && <started.views.Palette palette={started.palette} onReady={hearEarly} />}
        {started && <started.views.KeySheet palette={started.palette} />}
      </PaletteContext>
    </OffersContext>
  )
}

interface Door {
  door: PaletteDoor
  started: Started | null
  /** For when the palette's line hears what it is told: not before it has subscribed. */
  hearEarly: () => void
}

function useDoor(): Door {
  const text = useText()
  const panel = usePanel()
  const [started, setStarted] = useState<Started | null>(null)
  const only = useRef<Started | null>(null)
  const early = useRef<EarlyLetters | null>(null)
  useEffect(() => () => void started?.palette.stop(), [started])
  useEffect(() => () => void early.current?.stop(), [])

  const show = async (type: 'user.toggle' | 'user.showKeys') => {
    const letters = type === 'user.toggle' && !isOpen(only.current) ? catchEarly() : null
    const views = await import('./views.ts').catch(() => null)
    const isTooLate = letters?.isGivenUp() || isQuestionOpen()
    if (views === null || isTooLate) letters?.stop()
    if (isTooLate) return
    if (views === null) {
      toaster.create({ title: text('palette.unloaded'), type: 'error' })
      return
    }
    only.current ??= { views, palette: views.startPalette(panel) }
    setStarted(only.current)
    only.current.palette.send({ type })
    if (!isOpen(only.current)) early.current?.stop()
  }
  const catchEarly = () => {
    early.current?.stop()
    early.current = catchLetters(window)
    return early.current
  }
  const hearEarly = () => {
    const words = early.current?.stop() ?? ''
    if (early.current?.isGivenUp()) only.current?.palette.send({ type: 'user.close' })
    else if (words !== '') only.current?.palette.send({ type: 'user.type', words })
    early.current = null
  }
  return {
    door: { open: () => void show('user.toggle'), showKeys: () => void show('user.showKeys') },
    started,
    hearEarly,
  }
}

const isOpen = (started: Started | null): boolean =>
  started !== null && !started.palette.getSnapshot().matches('closed')

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
