import type { ComponentType } from 'react'
import { lazy, useMemo } from 'react'

/** A part of the panel that comes in files of its own. */
export interface Part<Props> {
  /** Fetches the files ahead. What goes wrong shows when the part is rendered. */
  load(): Promise<void>
  view(): ComponentType<Props>
}

export function part<Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  let loaded: ComponentType<Props> | undefined
  const later = lazy(async () => ({ default: await load() }))
  return {
    load: async () => {
      loaded = await load().catch(() => undefined)
    },
    view: () => loaded ?? later,
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
  const View = useMemo(() => shown.view(), [shown])
  return <View {...props} />
}
