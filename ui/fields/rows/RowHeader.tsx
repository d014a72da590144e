import { useSelector } from '@xstate/react'
import type { KeyboardEvent } from 'react'
import { at } from '#machines/document'
import { useText } from '../../kit/text.ts'
import { ChevronRightIcon } from '../../parts/icons.ts'
import { ErrorCount } from '../errors/ErrorCount.tsx'
import { firstText } from './first-text.ts'
import css from './RowHeader.module.css'
import { RowMenu } from './RowMenu.tsx'
import type { RowProps } from './row-props.ts'

type RowHeaderProps = RowProps & { path: string; fieldsId: string }

/** What is seen of a closed row: its number, what it is, its first words, and how many errors it hides. */
export function RowHeader(props: RowHeaderProps) {
  const { form, path, index, id, kind, isOpen, onToggle, commands, fieldsId } = props
  const text = useText()
  const words = useSelector(form.document, ({ context }) =>
    kind ? firstText(kind.fields, at(context.values, path)) : '',
  )
  const kindName = kind?.label ?? text('field.blocks.unknownKind')
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!event.altKey || step === undefined || commands === null) return
    event.preventDefault()
    commands.move(index, index + step)
  }
  return (
    <div className={css.root}>
      <button
        type="button"
        className={css.toggle}
        data-part="toggle"
        aria-expanded={isOpen}
        aria-controls={isOpen ? fieldsId : undefined}
        aria-keyshortcuts={commands ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
        onClick={() => onToggle(id, !isOpen)}
        onKeyDown={onKeyDown}
      >
        <ChevronRightIcon className={css.chevron} />
        <span className={css.number}>{String(index + 1).padStart(2, '0')}</span>
        {(kind?.isTelling !== false || words === '') && (
          <span className={css.kind}>{kindName}</span>
        )}
        {words !== '' && (
          <span dir="auto" className={css.words}>
            {words}
          </span>
        )}
      </button>
      <ErrorCount form={form} prefixes={[path]} />
      {commands && <RowMenu {...props} commands={commands} name={words || kindName} />}
    </div>
  )
}
