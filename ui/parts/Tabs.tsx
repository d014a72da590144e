import type { KeyboardEvent, ReactNode } from 'react'
import { useId, useState } from 'react'
import css from './Tabs.module.css'

export type Tab = {
  id: string
  label: ReactNode
  /** How many: a number beside the label. */
  count?: ReactNode
  /** Something inside needs attention. */
  isInvalid?: boolean | undefined
  content: ReactNode
}

export type TabsProps = {
  label: string
  tabs: readonly Tab[]
  value?: string | undefined
  onChange?: ((id: string) => void) | undefined
}

/** Pages of one form, one in sight. The others stay mounted, so nothing typed is lost. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const baseId = useId()
  const [own, setOwn] = useState(tabs[0]?.id)
  const current = value ?? own
  const choose = (id: string) => {
    setOwn(id)
    onChange?.(id)
  }
  return (
    <div>
      <div role="tablist" aria-label={label} className={css.list} onKeyDown={moveByArrows}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            id={`${baseId}-${tab.id}`}
            type="button"
            role="tab"
            className={css.tab}
            aria-selected={tab.id === current}
            aria-controls={`${baseId}-${tab.id}-panel`}
            tabIndex={tab.id === current ? 0 : -1}
            data-invalid={tab.isInvalid || undefined}
            onClick={() => choose(tab.id)}
          >
            {tab.label}
            {tab.count !== undefined && <span className={css.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={`${baseId}-${tab.id}-panel`}
          role="tabpanel"
          className={css.panel}
          aria-labelledby={`${baseId}-${tab.id}`}
          hidden={tab.id !== current}
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}

/** The arrow keys follow the reading direction; a tab that takes the focus is chosen at once. */
function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const list = event.currentTarget
  const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]')]
  const here = tabs.findIndex((tab) => tab.matches(':focus'))
  const isRtl = getComputedStyle(list).direction === 'rtl'
  const there = {
    [isRtl ? 'ArrowLeft' : 'ArrowRight']: (here + 1) % tabs.length,
    [isRtl ? 'ArrowRight' : 'ArrowLeft']: (here - 1 + tabs.length) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
  }[event.key]
  if (there === undefined) return
  event.preventDefault()
  tabs[there]?.focus()
  tabs[there]?.click()
}
