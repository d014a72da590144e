import { useSelector } from '@xstate/react'
import type { KeyboardEvent } from 'react'
import { useEffect, useId, useRef, useState } from 'react'
import type { PaletteRef } from '#machines/palette'
import { isBlank } from '#machines/palette'
import { useText } from '../../kit/text.tsx'
import { IconButton } from '../../parts/IconButton.tsx'
import { SearchIcon, XIcon } from '../../parts/icons.ts'
import type { Entry } from './entry.ts'
import { shownSections } from './entry.ts'
import { optionId } from './option-id.ts'
import css from './Palette.module.css'
import { PaletteList } from './PaletteList.tsx'
import { PaletteNote } from './PaletteNote.tsx'
import { useInEnglish } from './use-in-english.ts'
import { useSections } from './use-sections.ts'

interface Props {
  palette: PaletteRef
  onChoose: (entry: Entry) => void
}

/** A line to type into, and what it leaves. The focus stays in the line; the arrows go through the list. */
export function PaletteContent({ palette, onChoose }: Props) {
  const text = useText()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const words = useSelector(palette, ({ context }) => context.words)
  const sections = shownSections(useSections(palette), words, {
    refused: text('palette.refused'),
    inEnglish: useInEnglish(),
  })
  const entries = sections.flatMap((section) => section.entries.map(({ entry }) => entry))
  const [pointed, setPointed] = useState<string | null>(null)
  const active = entries.find(({ id }) => id === pointed) ?? firstOf(entries, words)
  useEffect(() => input.current?.focus(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one has something else to prepare.
  useEffect(() => active?.prepare?.(), [active?.id])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const place = placeAfter(event.key, active ? entries.indexOf(active) : null, entries.length)
    if (place !== undefined) setPointed(entries[place]?.id ?? null)
    else if (event.key === 'Enter' && active) onChoose(active)
    else if (event.key !== 'Enter') return
    event.preventDefault()
  }
  return (
    <>
      <div className={css.line}>
        <SearchIcon />
        <input
          ref={input}
          className={css.input}
          role="combobox"
          aria-label={text('palette.placeholder')}
          aria-autocomplete="list"
          aria-expanded={entries.length > 0}
          aria-controls={entries.length > 0 ? listId : undefined}
          aria-activedescendant={active && optionId(listId, active)}
          placeholder={text('palette.placeholder')}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          value={words}
          onChange={({ currentTarget }) => {
            setPointed(null)
            palette.send({ type: 'user.type', words: currentTarget.value })
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton
          label={text('app.close')}
          icon={<XIcon />}
          className={css.close}
          onClick={() => palette.send({ type: 'user.close' })}
        />
      </div>
      <PaletteList
        id={listId}
        label={text('palette.title')}
        sections={sections}
        active={active}
        onPoint={({ id }) => setPointed(id)}
        onChoose={onChoose}
      />
      <PaletteNote palette={palette} isEmpty={entries.length === 0} />
    </>
  )
}

/** Who has typed wants the first; who has not has not chosen anything. */
const firstOf = (entries: readonly Entry[], words: string): Entry | undefined =>
  isBlank(words) ? undefined : entries[0]

/** Where a key leads to in a list, from where one is, or from nowhere. */
function placeAfter(key: string, place: number | null, count: number): number | undefined {
  const last = count - 1
  switch (key) {
    case 'ArrowDown':
      return place === null || place === last ? 0 : place + 1
    case 'ArrowUp':
      return place === null || place === 0 ? last : place - 1
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}
