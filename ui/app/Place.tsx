import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useDeferredValue } from 'react'
import { usePanel } from '../kit/panel.ts'
import { PlaceContext } from '../kit/place.ts'

/**
 * Tells all below where they are. Within a screen a step is taken at once; another screen is drawn
 * in slices, so that the page stays free, and keys wait for none of it.
 */
export function Place({ children }: { children: ReactNode }) {
  const { navigation } = usePanel()
  const place = useSelector(navigation, ({ context }) => context.place)
  const drawn = useDeferredValue(place)
  return <PlaceContext value={place.path === drawn.path ? place : drawn}>{children}</PlaceContext>
}
