import type { Form } from '../form.ts'
import { useValue } from '../form.ts'
import { paragraphsOf } from '../kit/paragraphs-of.ts'
import type { FieldControlProps } from '../kit/ValueFrame.tsx'
import css from './RichTextField.module.css'

interface RichTextReadingProps {
  form: Form
  path: string
  control: FieldControlProps
}

/** The words of a text until its editor is there. */
export function RichTextReading({ form, path, control }: RichTextReadingProps) {
  const paragraphs = paragraphsOf(useValue(form, path))
  return (
    <div id={control.id} className={css.root} dir="auto" aria-busy="true">
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is known by nothing else, and keeps no state.
        <p key={index} dir="auto">
          {paragraph}
        </p>
      ))}
    </div>
  )
}
