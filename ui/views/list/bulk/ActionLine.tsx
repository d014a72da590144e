import type { RefObject } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'
import { ActionButton, ActionItem } from '../../../actions/ActionButton.tsx'
import type { Action } from '../../../actions/action.ts'
import { useText } from '../../../kit/text.tsx'
import { MenuOnDemand } from '../../../parts/MenuOnDemand.tsx'
import css from './ActionLine.module.css'

export interface KindOfAction {
  action: Action
  kind: 'plain' | 'danger'
}

/** One line of buttons; those that don't fit are in a menu at its end. */
export function ActionLine({ actions }: { actions: readonly KindOfAction[] }) {
  const text = useText()
  const line = useRef<HTMLDivElement>(null)
  const fitting = useFitting(line, actions.map(({ action }) => action.label).join())
  const beyond = actions.slice(fitting)
  return (
    <>
      <div ref={line} className={css.root}>
        {actions.map(({ action, kind }, index) => (
          <span key={action.id} className={css.item} inert={index >= fitting}>
            <ActionButton action={action} kind={kind} />
          </span>
        ))}
      </div>
      {beyond.length > 0 && (
        <MenuOnDemand label={text('document.more')} size="medium">
          {beyond.map(({ action, kind }) => (
            <ActionItem key={action.id} action={action} kind={kind} />
          ))}
        </MenuOnDemand>
      )}
    </>
  )
}

/** How many stand in the line's first row: the others wrapped out of its sight. */
function useFitting(line: RefObject<HTMLElement | null>, labels: string): number {
  const [fitting, setFitting] = useState(Number.POSITIVE_INFINITY)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other labels are as wide as they are
  useLayoutEffect(() => {
    const element = line.current
    if (!element) return
    const measure = () => {
      const end = element.getBoundingClientRect().bottom
      const isInSight = (item: Element) => item.getBoundingClientRect().top < end
      setFitting([...element.children].filter(isInSight).length)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [line, labels])
  return fitting
}
