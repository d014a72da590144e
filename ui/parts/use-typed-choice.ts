import { useActorRef } from '@xstate/react'
import type { KeyboardEvent } from 'react'
import { useEffect, useEffectEvent } from 'react'
import type { ComboboxActor } from '#machines/combobox'
import { comboboxMachine } from '#machines/combobox'
import type { ComboboxItem } from './ComboboxList.tsx'

interface Offer {
  typed: string
  items: readonly ComboboxItem[]
  isLoading?: boolean | undefined
}

/** The seam between a list that is searched by typing and what Enter chooses in it. */
export function useTypedChoice({ typed, items, isLoading = false }: Offer): ComboboxActor {
  const actor = useActorRef(comboboxMachine)
  const { id: first = null, isNew = false } = items.find(({ disabled }) => !disabled) ?? {}
  useEffect(() => {
    actor.send({ type: 'page.offered', offered: { typed, isLoading, first, isNew } })
  }, [actor, typed, isLoading, first, isNew])
  return actor
}

/** What the keys say to it, before the list hears them. */
export function useTypedKeys(
  actor: ComboboxActor,
  highlighted: string | null,
  choose: (id: string) => void,
) {
  const chosen = useEffectEvent(choose)
  useEffect(() => {
    const { unsubscribe } = actor.on('chosen', ({ id }) => chosen(id))
    return unsubscribe
  }, [actor])
  return (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, ctrlKey, shiftKey, nativeEvent } = event
    if (nativeEvent.isComposing || ctrlKey || shiftKey) return
    if (/^(Arrow(Up|Down)|Home|End)$/.test(key)) actor.send({ type: 'user.point' })
    if (key === 'Escape') actor.send({ type: 'user.leave' })
    const enter = { type: 'user.enter', highlighted } as const
    if (key !== 'Enter' || !actor.getSnapshot().can(enter)) return
    event.preventDefault()
    actor.send(enter)
  }
}
