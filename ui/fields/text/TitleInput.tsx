import type { ComponentProps } from 'react'
import { tellWhileInSight } from '../../kit/title-in-sight.ts'
import { Textarea } from '../../parts/Textarea.tsx'
import css from './TitleInput.module.css'

interface Props extends Omit<ComponentProps<'textarea'>, 'onChange'> {
  onChange: (title: string) => void
}

/** The title of a document, as large as one: a line that wraps, and is never two. */
export const TitleInput = ({ onChange, ...control }: Props) => (
  <Textarea
    {...control}
    ref={tellWhileInSight}
    rows={1}
    // An empty one shows its line.
    placeholder={control.placeholder || ' '}
    className={css.root}
    onChange={({ currentTarget: { value } }) => onChange(value.replaceAll(lineBreaks, ' '))}
    onKeyDown={(event) => {
      const isBare = !(event.ctrlKey || event.metaKey)
      if (event.key === 'Enter' && isBare && !event.nativeEvent.isComposing) event.preventDefault()
    }}
  />
)

const lineBreaks = /\s*[\r\n]+\s*/g
