import { useEffect, useEffectEvent, useState } from 'react'
import { createActor, fromPromise } from 'xstate'
import type { PaletteRef } from '#machines/palette'
import type { PaletteDoorRef } from '#machines/palette-door'
import { paletteDoorMachine } from '#machines/palette-door'
import type { PaletteDoor } from '../../kit/palette.ts'
import type { Panel } from '../../kit/panel.ts'
import { usePanel } from '../../kit/panel.ts'
import { useText } from '../../kit/text.tsx'
import { isQuestionOpen } from '../../parts/InertRoot.tsx'
import { toaster } from '../../parts/toaster.ts'
import { catchLetters } from './early-letters.ts'

/** The palette as it is once its code has come. */
export interface Started {
  views: typeof import('./views.ts')
  palette: PaletteRef
}

interface Door {
  door: PaletteDoor
  started: Started | null
  /** For when the palette's line hears what it is told: not before it has subscribed. */
  onReady: () => void
}

/** The seam of the way to the palette: its code, the letters that come before it, and the palette itself. */
export function useDoor(): Door {
  const text = useText()
  const panel = usePanel()
  const [{ door, current }] = useState(() => doorOver(panel))
  const [started, setStarted] = useState<Started | null>(null)

  const sayUnloaded = useEffectEvent(() => {
    toaster.create({ title: text('palette.unloaded'), type: 'error' })
  })
  useEffect(() => {
    door.start()
    const news = [
      door.on('arrived', ({ sheet }) => {
        setStarted(current())
        current()?.palette.send({ type: sheet === 'keys' ? 'user.showKeys' : 'user.toggle' })
      }),
      door.on('typed', ({ words }) => current()?.palette.send({ type: 'user.type', words })),
      door.on('givenUp', () => current()?.palette.send({ type: 'user.close' })),
      door.on('failed', () => sayUnloaded()),
    ]
    const stopCatching = catchLetters(window, {
      isListening: () => door.getSnapshot().hasTag('listening'),
      hear: door.send,
    })
    return () => {
      stopCatching()
      for (const { unsubscribe } of news) unsubscribe()
      door.stop()
      current()?.palette.stop()
    }
  }, [door, current])

  const ask = (type: 'user.toggle' | 'user.showKeys') => {
    const open = current()?.palette
    if (open && !open.getSnapshot().matches('closed')) open.send({ type })
    else door.send({ type })
  }
  return {
    door: { open: () => ask('user.toggle'), showKeys: () => ask('user.showKeys') },
    started,
    onReady: () => door.send({ type: 'page.ready' }),
  }
}

interface DoorAndPalette {
  door: PaletteDoorRef
  /** null: its code has not come yet. */
  current: () => Started | null
}

function doorOver(panel: Panel): DoorAndPalette {
  let started: Started | null = null
  const door = createActor(
    paletteDoorMachine.provide({
      actors: {
        load: fromPromise(async () => {
          const views = await import('./views.ts')
          started ??= { views, palette: startPalette(views) }
          return { isFree: !isQuestionOpen() }
        }),
      },
    }),
  )
  const startPalette = (views: Started['views']): PaletteRef => {
    const palette = views.startPalette(panel)
    palette.subscribe((state) => {
      if (state.matches('closed')) door.send({ type: 'page.left' })
    })
    return palette
  }
  return { door, current: () => started }
}
