import { useSelector } from '@xstate/react'
import type { KeyboardEvent } from 'react'
import { useState } from 'react'
import type { LinkEditorActor } from '#machines/link-editor'
import { wordsIn } from '#machines/link-editor'
import { isMeantAsUrl } from '../engine/written-url.ts'
import type { LinkOption } from './link-options.ts'
import { linkOptions } from './link-options.ts'
import { leaveBox, submitLink, submitOption } from './submit-link.ts'

/** What the box offers, which of it Enter takes, and what its keys do: `act` tells whether it was one of them. */
export function useLinkList(actor: LinkEditorActor) {
  const { draft, documents } = useSelector(actor, ({ context }) => context)
  const isListed = useSelector(actor, (state) => state.hasTag('listed'))
  const isFound = useSelector(actor, (state) => state.matches({ editing: 'found' }))
  const [pointed, setPointed] = useState<string | null>(null)
  const words = wordsIn(draft)
  const isUrl = isMeantAsUrl(words)
  const options = isListed ? linkOptions(words, documents) : []
  const chosen = options.find(({ key }) => key === pointed)
  const active = chosen ?? (isUrl || isFound ? bestOf(options, isUrl) : undefined)
  const activeAt = active ? options.indexOf(active) : null
  const closeList = () => {
    setPointed(null)
    actor.send({ type: 'user.closeList' })
  }
  const act = (event: KeyboardEvent): boolean => {
    const place = placeAfter(event, activeAt, options.length)
    if (place !== undefined) setPointed(options[place]?.key ?? null)
    else if (event.key === 'ArrowDown') actor.send({ type: 'user.search' })
    else if (event.key === 'Escape' && isListed) closeList()
    else if (event.key === 'Tab') {
      leaveBox(actor)
      return false
    } else if (event.key === 'Enter') {
      if (chosen) submitOption(actor, chosen)
      else submitLink(actor, true)
    } else return false
    return true
  }
  return { act, active, activeAt, isListed, options, setPointed }
}

/** What Enter takes while no arrow was pressed. */
const bestOf = (options: readonly LinkOption[], isUrl: boolean): LinkOption | undefined =>
  options.find(({ kind }) => (kind === 'address') === isUrl)

/** Where an arrow leads to in the list, from where one is, or from nowhere. */
function placeAfter(
  { key }: KeyboardEvent,
  place: number | null,
  count: number,
): number | undefined {
  if (count === 0) return undefined
  const last = count - 1
  if (key === 'ArrowDown') return place === null || place === last ? 0 : place + 1
  if (key === 'ArrowUp') return place === null || place === 0 ? last : place - 1
  return undefined
}
