import { useState } from 'react'
import css from './Combobox.module.css'
import { XIcon } from './icons.ts'
import type { Language } from './LanguageMark.tsx'
import { LanguageMark } from './LanguageMark.tsx'
import { useSortableItem } from './use-sortable-item.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export type Chip = {
  id: string
  label: string
  /** Of the label, where it is another one than the page's content has. */
  language?: Language | undefined
  isLost?: boolean | undefined
}

export type ChipsTexts = {
  remove: (label: string) => string
  open?: ((label: string) => string) | undefined
  moved?: ((place: number, total: number) => string) | undefined
}

export type ComboboxChipsProps = {
  chips: readonly Chip[]
  onRemove: ((id: string) => void) | undefined
  /** Shows one of them; undefined: they are only words. */
  onOpen: ((id: string) => void) | undefined
  /** undefined: their order is fixed. */
  onMove: ((from: number, to: number) => void) | undefined
  texts: ChipsTexts
}

/** What is chosen, before the text that searches for more. */
export function ComboboxChips({ chips, onMove, ...rest }: ComboboxChipsProps) {
  const [said, say] = useState('')
  const move = (from: number, to: number) => {
    onMove?.(from, to)
    say(rest.texts.moved?.(to + 1, chips.length) ?? '')
  }
  return (
    <>
      {chips.map((chip, index) => (
        <ChosenChip
          key={chip.id}
          {...rest}
          chip={chip}
          index={index}
          count={chips.length}
          onMove={onMove && move}
        />
      ))}
      {onMove && <VisuallyHidden role="status">{said}</VisuallyHidden>}
    </>
  )
}

type ChosenChipProps = Omit<ComboboxChipsProps, 'chips'> & {
  chip: Chip
  index: number
  count: number
}

function ChosenChip({ chip, index, count, onRemove, onOpen, onMove, texts }: ChosenChipProps) {
  const { id, label, language, isLost } = chip
  const sortable = useSortableItem<HTMLSpanElement>({ index, count, axis: 'inline', onMove })
  const keys = sortable.isSortable && {
    onKeyDown: sortable.onKeyDown,
    'aria-keyshortcuts': 'Alt+ArrowLeft Alt+ArrowRight',
  }
  const canOpen = onOpen !== undefined && !isLost
  return (
    <span
      ref={sortable.ref}
      className={css.chip}
      data-lost={isLost || undefined}
      data-sortable={sortable.isSortable || undefined}
    >
      {canOpen ? (
        <button
          type="button"
          className={css.open}
          aria-label={texts.open?.(label)}
          onClick={() => onOpen(id)}
          {...keys}
        >
          {label}
        </button>
      ) : (
        <span dir="auto">{label}</span>
      )}
      {language && <LanguageMark {...language} />}
      {onRemove && (
        <button
          type="button"
          className={css.remove}
          aria-label={texts.remove(label)}
          onClick={() => onRemove(id)}
          {...(!canOpen && keys)}
        >
          <XIcon />
        </button>
      )}
    </span>
  )
}
