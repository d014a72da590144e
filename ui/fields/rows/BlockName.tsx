import { pathBelow } from '#contracts/fields'
import { useText } from '../../kit/text.tsx'
import { Input } from '../../parts/Input.tsx'
import type { Form } from '../form.ts'
import { useEdit, useValue } from '../form.ts'
import { useControlId } from '../kit/handles.ts'
import { useFocusWhenRevealed } from '../kit/reveal.ts'
import css from './BlockName.module.css'

interface BlockNameProps {
  form: Form
  /** Of the block. */
  path: string
}

/** What a person calls a block, to tell it from others of its kind. */
export function BlockName({ form, path }: BlockNameProps) {
  const text = useText()
  const namePath = pathBelow(path, 'blockName')
  const name = useValue(form, namePath)
  const edit = useEdit(form, namePath)
  useFocusWhenRevealed(form, namePath)
  return (
    <Input
      id={useControlId(namePath)}
      className={css.root}
      data-field={namePath}
      aria-label={text('field.blocks.name')}
      placeholder={text('field.blocks.name')}
      dir="auto"
      value={typeof name === 'string' ? name : ''}
      onChange={(event) => edit(event.currentTarget.value)}
    />
  )
}
