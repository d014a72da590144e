import { useActorRef, useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useEffect, useMemo } from 'react'
import type { DrawersRef } from '#machines/drawers'
import { drawersMachine } from '#machines/drawers'
import type { Place } from '#machines/navigation'
import { DrawersContext } from '../../kit/drawers.ts'
import { later } from '../../kit/later.tsx'
import { usePanel } from '../../kit/panel.ts'
import { RecordTexts } from '../../kit/record-texts.tsx'

const DrawerStack = later(async () => (await import('./DrawerStack.tsx')).DrawerStack)

/** Whatever is inside can open documents in drawers over the page; what they are made of is loaded with the first one. */
export function DrawersRoot({ children }: { children: ReactNode }) {
  const actor = useActorRef(drawersMachine)
  const isAnyOpen = useSelector(actor, (state) => state.matches('open'))
  const drawers = useMemo(() => ({ actor, depth: 0 }), [actor])
  useLeftPages(actor)
  return (
    <DrawersContext value={drawers}>
      {children}
      {isAnyOpen && (
        <RecordTexts>
          <DrawerStack drawers={actor} />
        </RecordTexts>
      )}
    </DrawersContext>
  )
}

/** Drawers belong to the page below: they go with it, but not when it only gets its address. */
function useLeftPages(actor: DrawersRef): void {
  const { navigation } = usePanel()
  useEffect(() => {
    let here = pageOf(navigation.getSnapshot().context.place)
    const subscriptions = [
      navigation.on('entered', ({ kind, to }) => {
        if (kind === 'replace' && localeOf(to) === here.locale) here = pageOf(to)
      }),
      navigation.subscribe(({ context, value }) => {
        if (value.address === 'asking') actor.send({ type: 'page.leaving' })
        const page = pageOf(context.place)
        if (page.path === here.path && page.locale === here.locale) return
        here = page
        actor.send({ type: 'page.left' })
      }),
    ]
    return () => {
      for (const { unsubscribe } of subscriptions) unsubscribe()
    }
  }, [actor, navigation])
}

const pageOf = (place: Place) => ({ path: place.path, locale: localeOf(place) })

const localeOf = ({ search }: Place) => new URLSearchParams(search).get('locale')
