import type { KeyboardEvent } from 'react'
import { useText } from '../../kit/text.tsx'
import { Input } from '../../parts/Input.tsx'
import { XIcon } from '../../parts/icons.ts'
import { afterPress } from '../kit/after-press.ts'
import type { HalfTyped } from '../kit/use-half-typed.ts'
import type { FieldControlProps } from '../kit/ValueFrame.tsx'
import css from './Tags.module.css'

type TagsProps = FieldControlProps & {
  tags: readonly string[]
  onChange: (tags: string[]) => void
  /** What is typed and not added yet. */
  halfTyped: HalfTyped
  /** Whether this can be a tag; anything can when left out. */
  accepts?: (tag: string) => boolean
  inputMode?: 'text' | 'decimal'
  dir?: 'rtl' | 'auto'
}

/** Several short entries: Enter or leaving adds one, Backspace takes the last one back. */
export function Tags({
  tags,
  onChange,
  halfTyped,
  accepts = () => true,
  dir = 'auto',
  readOnly,
  ...control
}: TagsProps) {
  const text = useText()
  const typed = halfTyped.text ?? ''

  const add = () => {
    const tag = typed.trim()
    if (tag === '' || !accepts(tag)) return
    onChange([...tags, tag])
  }
  /** Another value ends what is half typed: here it is no part of it. */
  const remove = (left: string[]) => {
    onChange(left)
    if (typed !== '') halfTyped.keep(typed)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      add()
    }
    // Who saves has typed it whole.
    if (event.key === 's' && (event.ctrlKey || event.metaKey)) add()
    if (event.key === 'Backspace' && typed === '' && !readOnly) onChange(tags.slice(0, -1))
  }

  return (
    <div className={css.root}>
      {tags.length > 0 && (
        <ul className={css.tags}>
          {tags.map((tag, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two tags may say the same, and none keeps any state.
            <li key={`${index} ${tag}`} className={css.tag}>
              <span dir={dir} className={css.words}>
                {tag}
              </span>
              {!readOnly && (
                <button
                  type="button"
                  className={css.remove}
                  aria-label={text('field.removeNamed', { name: tag })}
                  onClick={() => remove(tags.toSpliced(index, 1))}
                >
                  <XIcon />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <Input
        {...control}
        required={false}
        aria-required={control.required}
        readOnly={readOnly}
        dir={dir}
        autoComplete="off"
        placeholder={readOnly ? undefined : (control.placeholder ?? text('field.tags.placeholder'))}
        value={typed}
        onChange={({ currentTarget: { value } }) =>
          value === '' ? halfTyped.end() : halfTyped.keep(value)
        }
        onKeyDown={onKeyDown}
        onBlur={() => {
          halfTyped.onLeave()
          afterPress(add)
        }}
      />
    </div>
  )
}
