import type { KeyboardEvent } from 'react'
import { useId, useState } from 'react'
import type { ClientBlock } from '#contracts/fields'
import { useText } from '../../kit/text.tsx'
import { Input } from '../../parts/Input.tsx'
import css from './BlockChoice.module.css'
import { BlockOption } from './BlockOption.tsx'
import { blockGroups } from './block-groups.ts'

interface BlockChoiceProps {
  blocks: readonly ClientBlock[]
  onChoose: (block: ClientBlock) => void
}

/** Kinds of blocks with their pictures. The search keeps the focus; the arrow keys go through what it found. */
export function BlockChoice({ blocks, onChoose }: BlockChoiceProps) {
  const text = useText()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [place, setPlace] = useState(0)
  const groups = blockGroups(blocks, typed)
  const found = groups.flatMap((group) => group.blocks)
  const current = found[Math.min(place, found.length - 1)]
  const optionId = ({ slug }: ClientBlock) => `${id}-${slug}`

  const onKeyDown = (event: KeyboardEvent) => {
    const last = found.length - 1
    const next = {
      ArrowDown: place >= last ? 0 : place + 1,
      ArrowUp: place <= 0 ? last : place - 1,
      Home: 0,
      End: last,
    }[event.key]
    if (event.key === 'Enter' && current && !event.nativeEvent.isComposing) onChoose(current)
    else if (next === undefined) return
    else if (found[next]) {
      setPlace(next)
      document.getElementById(optionId(found[next]))?.scrollIntoView({ block: 'nearest' })
    }
    event.preventDefault()
  }
  return (
    <div className={css.root}>
      <Input
        boxed
        role="combobox"
        aria-label={text('field.blocks.search')}
        placeholder={text('field.blocks.search')}
        aria-expanded={true}
        aria-controls={`${id}-list`}
        aria-activedescendant={current && optionId(current)}
        aria-autocomplete="list"
        autoComplete="off"
        data-autofocus
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          setPlace(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} role="listbox" aria-label={text('field.blocks.list')}>
        {groups.map(({ name, blocks: members }) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox may hold groups, and no fieldset.
          <div
            key={name ?? ''}
            role="group"
            className={css.group}
            aria-labelledby={name === null ? undefined : `${id}-group-${name}`}
          >
            {name !== null && (
              <p id={`${id}-group-${name}`} role="presentation" className={css.heading}>
                {name}
              </p>
            )}
            {members.map((block) => (
              <BlockOption
                key={block.slug}
                id={optionId(block)}
                block={block}
                isCurrent={block === current}
                onPoint={() => setPlace(found.indexOf(block))}
                onChoose={() => onChoose(block)}
              />
            ))}
          </div>
        ))}
      </div>
      <p role="status" className={css.none}>
        {found.length === 0 ? text('field.blocks.nothing') : ''}
      </p>
    </div>
  )
}
