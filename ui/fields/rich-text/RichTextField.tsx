import { useState } from 'react'
import type { RichTextField as Field } from '#config-schema'
import { useText } from '../../kit/text.tsx'
import { Collapsible } from '../../parts/Collapsible.tsx'
import type { FieldViewProps } from '../field-view.ts'
import { useValue } from '../form.ts'
import { JsonControl } from '../json/JsonControl.tsx'
import { useJsonText } from '../json/use-json-text.ts'
import { paragraphsOf } from '../kit/paragraphs-of.ts'
import { ValueFrame } from '../kit/ValueFrame.tsx'
import css from './RichTextField.module.css'

/** What a rich text says, to be read, and all of what is stored, as JSON. */
export function RichTextField({ form, field, path }: FieldViewProps<Field>) {
  const text = useText()
  const [isOpen, setIsOpen] = useState(false)
  const value = useValue(form, path)
  const json = useJsonText(form, path)
  const paragraphs = paragraphsOf(value)
  return (
    <ValueFrame form={form} field={field} path={path} complaint={json.complaint}>
      {(control) => (
        <>
          {paragraphs.length > 0 && (
            <div className={css.root} dir="auto">
              {paragraphs.map((paragraph, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is known by nothing else, and keeps no state.
                <p key={index} dir="auto">
                  {paragraph}
                </p>
              ))}
            </div>
          )}
          <Collapsible summary={text('field.richText.json')} onToggle={setIsOpen}>
            {isOpen && <JsonControl {...control} json={json} />}
          </Collapsible>
        </>
      )}
    </ValueFrame>
  )
}
