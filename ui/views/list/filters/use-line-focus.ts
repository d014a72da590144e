import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'
import type { ConditionPlace } from '#machines/filter'

/** Gives the focus to a line of the filter once it is on the page; to the first one as it opens. */
export function useLineFocus(root: RefObject<HTMLElement | null>): (place: ConditionPlace) => void {
  const wanted = useRef<ConditionPlace | null>({ group: 0, index: 0 })
  useEffect(() => {
    if (wanted.current === null) return
    const { group, index } = wanted.current
    wanted.current = null
    const lines = root.current?.querySelectorAll('fieldset')[group]
    const line = [...(lines?.querySelectorAll('[data-line]') ?? [])].at(index)
    const first = line ?? root.current?.querySelector('[data-line]')
    first?.querySelector<HTMLElement>('select')?.focus()
  })
  return (place) => {
    wanted.current = place
  }
}
