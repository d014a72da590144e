import { useSelector } from '@xstate/react'
import type { KeyboardEvent } from 'react'
import type { Json } from '#contracts/documents'
import { pathBelow } from '#contracts/fields'
import { isRecord } from '#contracts/is-record'
import { at } from '#machines/document'
import { useText } from '../../kit/text.tsx'
import { ChevronRightIcon } from '../../parts/icons.ts'
import { ErrorCount } from '../errors/ErrorCount.tsx'
import { EditorMark } from '../kit/EditorMark.tsx'
import { EditorsWithin } from '../kit/EditorsWithin.tsx'
import { BlockName } from './BlockName.tsx'
import { Handle } from './drag/Handle.tsx'
import { firstText } from './first-text.ts'
import css from './RowHeader.module.css'
import { RowMenu } from './RowMenu.tsx'
import { RowTitle } from './RowTitle.tsx'
import type { RowProps } from './row-props.ts'

type RowHeaderProps = RowProps & { path: string; fieldsId: string }

/** What is seen of a closed row: its number, what it is, its first words, and how many errors it hides. */
export function RowHeader(props: RowHeaderProps) {
  const { form, path, index, id, kind, isOpen, onToggle, commands, drag, fieldsId } = props
  const text = useText()
  const words = useSelector(form.document, ({ context }) =>
    kind ? wordsOf(kind, at(context.values, path)) : '',
  )
  const kindName = kind?.label ?? text('field.blocks.unknownKind')
  const number = String(index + 1).padStart(2, '0')
  const isNaming = isOpen && kind?.hasName === true && commands !== null
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!event.altKey || step === undefined || commands === null || drag === null) return
    event.preventDefault()
    commands.move(index, index + step)
  }
  return (
    <div className={css.root}>
      {drag && <Handle drag={drag} index={index} name={words || kindName} />}
      <button
        type="button"
        className={css.toggle}
        data-part="toggle"
        data-naming={isNaming || undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? fieldsId : undefined}
        aria-keyshortcuts={drag ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
        onClick={() => onToggle(id, !isOpen)}
        onKeyDown={onKeyDown}
      >
        <ChevronRightIcon className={css.chevron} />
        <span className={css.number}>{number}</span>
        <RowTitle {...props}>
          {(kind?.isTelling !== false || words === '') && (
            <span className={css.kind}>{kindName}</span>
          )}
          {words !== '' && !isNaming && (
            <span dir="auto" className={css.words}>
              {words}
            </span>
          )}
        </RowTitle>
      </button>
      {isNaming && <BlockName form={form} path={path} />}
      {isOpen ? (
        <EditorMark form={form} path={pathBelow(path, 'blockName')} />
      ) : (
        <EditorsWithin form={form} prefixes={[path]} />
      )}
      <ErrorCount form={form} prefixes={[path]} />
      {commands && <RowMenu {...props} commands={commands} name={words || kindName} />}
    </div>
  )
}

/** The name that a person gave it, or else its first words. */
function wordsOf({ hasName, fields }: NonNullable<RowProps['kind']>, row: Json | undefined) {
  const name = hasName && isRecord(row) && typeof row.blockName === 'string' ? row.blockName : ''
  return name.trim() || firstText(fields, row)
}
