import { useState } from 'react'
import type { RelationshipField, UploadField } from '#config-schema'
import type { Reference } from '../../client/titles.ts'
import { useDrawerDepth } from '../../kit/drawers.ts'
import { useText } from '../../kit/text.ts'
import { Button } from '../../parts/Button.tsx'
import { Drawer } from '../../parts/Drawer.tsx'
import { Input } from '../../parts/Input.tsx'
import { filterOf } from '../relationship/filter-of.ts'
import { keyOf, withAdded } from '../relationship/references.ts'
import { useChoices } from '../relationship/use-choices.ts'
import { Choices } from './Choices.tsx'
import css from './ChooserDrawer.module.css'

interface ChooserDrawerProps {
  field: RelationshipField | UploadField
  locale: string | null
  chosen: readonly Reference[]
  onChange: (references: Reference[]) => void
  isOpen: boolean
  onClose: () => void
}

/** All that can be chosen. One is taken at once; of many one takes as many as there is room for. */
export function ChooserDrawer(props: ChooserDrawerProps) {
  const { field, locale, chosen, onChange, isOpen, onClose } = props
  const text = useText()
  const depth = useDrawerDepth()
  const [search, setSearch] = useState('')
  const label = field.label ?? field.name
  const found = useChoices({
    relationTo: field.relationTo,
    search,
    locale,
    filter: filterOf(field),
    sort: field.sortOptions,
    isWanted: isOpen,
  })
  const toggle = (reference: Reference) => {
    const key = keyOf(reference)
    const isChosen = chosen.some((one) => keyOf(one) === key)
    onChange(
      isChosen && field.hasMany
        ? chosen.filter((one) => keyOf(one) !== key)
        : withAdded(field, chosen, reference),
    )
    if (!field.hasMany) onClose()
  }
  return (
    <Drawer
      open={isOpen}
      onCancel={onClose}
      title={text('chooser.title', { label })}
      closeLabel={text('app.close')}
      size="large"
      depth={depth + 1}
      actions={
        field.hasMany && (
          <Button kind="primary" onClick={onClose}>
            {text('chooser.done')}
          </Button>
        )
      }
    >
      <div className={css.search}>
        <Input
          boxed
          type="search"
          aria-label={text('chooser.search', { label })}
          placeholder={text('chooser.search', { label })}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
      <Choices
        {...found}
        isGrid={field.type === 'upload'}
        chosen={new Set(chosen.map(keyOf))}
        isFull={field.hasMany && field.maxRows !== null && chosen.length >= field.maxRows}
        onToggle={toggle}
      />
    </Drawer>
  )
}
