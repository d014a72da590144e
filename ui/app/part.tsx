import type { ComponentType } from 'react'
import { lazy, useMemo, useState } from 'react'
import { useIsDrawn } from '../kit/drawn.ts'
import { MissingPart } from '../kit/MissingPart.tsx'
import { Waiting } from './Waiting.tsx'

/** A part of the panel that comes in files of its own. */
export interface Part<Props> {
  /** Fetches the files ahead. What goes wrong shows when the part is rendered. */
  load(): Promise<void>
  view(): ComponentType<Props>
  /** Its files are here. */
  isHere(): boolean
  /** Asks for the files once more when the part is rendered next. */
  renew(): void
}

export function part<Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  let loaded: ComponentType<Props> | undefined
  const request = () => lazy(async () => ({ default: await load() }))
  let later = request()
  return {
    load: async () => {
      loaded = await load().catch(() => undefined)
    },
    view: () => loaded ?? later,
    isHere: () => loaded !== undefined,
    renew: () => {
      later = request()
    },
  }
}

interface ShowProps<Props> {
  part: Part<Props>
  with: Props
}

/**
 * Renders a part, at once where its files are there already: `lazy` would show the fallback even
 * then, and React keeps a fallback on the screen for 300 ms.
 */
export function Show<Props extends object>({ part: shown, with: props }: ShowProps<Props>) {
  const isDrawn = useIsDrawn()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the part that is asked for again is another one.
  const View = useMemo(() => shown.view(), [shown, attempt])
  const renew = () => {
    shown.renew()
    setAttempt(attempt + 1)
  }
  if (isDrawn && !shown.isHere()) return <Waiting />
  return (
    <MissingPart onRetry={renew}>
      <View {...props} />
    </MissingPart>
  )
}
