import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { ClientCollection } from '#contracts/admin-config'
import type { KeptStart } from '../../../client/list-preferences.ts'
import { chooseStart, keepChoices, readStart } from '../../../client/list-preferences.ts'
import { afterRest } from '../../../kit/after-rest.ts'
import { usePanel } from '../../../kit/panel.ts'
import { useText } from '../../../kit/text.tsx'
import type { Column } from '../columns.ts'
import { sortableFields } from '../columns.ts'
import { useListHome } from '../home/list-home.ts'
import { useListHref } from '../use-list-href.ts'
import { chosenBetween, isBare, validStart } from './list-start.ts'

/** ms: whoever tries several orders has the last of them kept. */
const msOfRest = 1_000

/**
 * The size of the pages, the order and the groups that this person chose last, written into an
 * address that says nothing, so that it says everything (LIST-2). Whether that is still to come.
 */
export function useListStart(
  collection: ClientCollection,
  groupable: readonly Column[],
  isTrash: boolean,
): boolean {
  const { http, queries } = usePanel()
  const text = useText()
  const { search, go } = useListHome()
  const href = useListHref()
  const { slug } = collection
  const [isSettled, setSettled] = useState(isTrash || !isBare(search))

  const begin = useEffectEvent((kept: KeptStart) => {
    const start = validStart(kept, collection, sortableFields(collection, text), groupable)
    const said = Object.entries(start).filter(([, value]) => value !== null)
    if (isBare(search) && said.length > 0) go(href(Object.fromEntries(said)), { replace: true })
    setSettled(true)
  })
  useEffect(() => {
    if (isSettled) return
    let isGone = false
    readStart(http, queries, slug).then((kept) => {
      if (!isGone) begin(kept)
    })
    return () => {
      isGone = true
    }
  }, [isSettled, http, queries, slug])

  const keep = useMemo(
    () =>
      // What is not kept is no reason to disturb anybody.
      afterRest(msOfRest, () => void keepChoices(http, queries, slug).catch(() => {})),
    [http, queries, slug],
  )
  useEffect(() => {
    window.addEventListener('pagehide', keep.now)
    return () => {
      window.removeEventListener('pagehide', keep.now)
      keep.now()
    }
  }, [keep])

  const before = useRef(search)
  useEffect(() => {
    const chosen = isTrash || !isSettled ? null : chosenBetween(before.current, search)
    before.current = search
    if (chosen) chooseStart(http, queries, slug, chosen).then(keep.later, () => {})
  }, [isTrash, isSettled, http, queries, slug, search, keep])
  return !isSettled
}
