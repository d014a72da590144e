import { useEffect } from 'react'
import { KeyNames } from '../../actions/KeyNames.tsx'
import { LanguageMark } from '../../parts/LanguageMark.tsx'
import type { Entry, ShownEntry, ShownSection } from './entry.ts'
import { Marked } from './Marked.tsx'
import { optionId } from './option-id.ts'
import css from './Palette.module.css'

interface ListProps {
  id: string
  label: string
  sections: readonly ShownSection[]
  active: Entry | undefined
  onPoint: (entry: Entry) => void
  onChoose: (entry: Entry) => void
}

/** What can be chosen, under the name of what it is. */
export function PaletteList({ id, label, sections, active, ...rest }: ListProps) {
  const activeId = active && optionId(id, active)
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  if (sections.length === 0) return null
  return (
    <div id={id} role="listbox" aria-label={label} className={css.list}>
      {sections.map((section) => (
        // biome-ignore lint/a11y/useSemanticElements: options stand in a group of a listbox.
        <div
          key={section.id}
          role="group"
          aria-labelledby={`${id}-${section.id}`}
          className={css.group}
        >
          <div id={`${id}-${section.id}`} className={css.groupName}>
            {section.label}
          </div>
          {section.entries.map((shown) => (
            <Option
              key={shown.entry.id}
              {...rest}
              id={optionId(id, shown.entry)}
              shown={shown}
              isActive={shown.entry === active}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

interface OptionProps extends Pick<ListProps, 'onPoint' | 'onChoose'> {
  id: string
  shown: ShownEntry
  isActive: boolean
}

function Option({ id, shown: { entry, marked }, isActive, onPoint, onChoose }: OptionProps) {
  const { label, language, detail, keys, refusal } = entry
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard in the line above, which keeps the focus.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      className={css.option}
      aria-selected={isActive}
      aria-disabled={refusal !== undefined}
      onPointerMove={() => isActive || onPoint(entry)}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(entry)}
    >
      <span className={css.words}>
        <span dir="auto">
          <span lang={language?.code}>
            <Marked text={label} pieces={marked} />
          </span>{' '}
          {language && <LanguageMark {...language} />}
        </span>
        {refusal !== undefined && <span className={css.refusal}>{refusal}</span>}
      </span>
      {detail && (
        <span className={css.detail} dir="auto">
          {detail}
        </span>
      )}
      {keys?.[0] && <KeyNames keys={keys[0]} />}
    </div>
  )
}
