import type { ChangeEvent, KeyboardEvent } from 'react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ariaKeys } from '../../actions/shortcut.ts'
import { useOffered } from '../../actions/use-offered.ts'
import { Input } from '../../parts/Input.tsx'
import { SearchIcon } from '../../parts/icons.ts'
import { useListHome } from './home/list-home.ts'
import css from './SearchBox.module.css'
import { useListHref } from './use-list-href.ts'

/** It leads into the box, unless somebody is typing elsewhere. */
const keys = ['/'] as const

/** How long somebody may think between two letters before the list follows. */
const pauseInMs = 300

/** Looks through the collection while one types. What is looked for stands in the address. */
export function SearchBox({ label, search }: { label: string; search: string }) {
  const { go, prefix } = useListHome()
  const href = useListHref()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)

  useOffered([{ id: 'list-search', label, keys, run: () => input.current?.focus() }], input)

  const look = useEffectEvent((words: string) => {
    setTyped(null)
    if (words !== search) go(href({ search: words || undefined }), { replace: true })
  })
  useEffect(() => {
    if (typed === null) return
    const pause = setTimeout(() => look(typed), pauseInMs)
    return () => clearTimeout(pause)
  }, [typed])

  const clear = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    setTyped(null)
    if (search !== '') go(href({ search: undefined }), { replace: true })
  }
  return (
    <search className={css.root}>
      <SearchIcon className={css.icon} />
      <Input
        boxed
        ref={input}
        id={`${prefix}search-filter-input`}
        type="search"
        className={css.input}
        aria-label={label}
        aria-keyshortcuts={ariaKeys(keys)}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        value={typed ?? search}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => setTyped(target.value)}
        onKeyDown={clear}
      />
    </search>
  )
}
