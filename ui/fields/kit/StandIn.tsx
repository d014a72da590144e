import type { ValuedField } from '#contracts/fields'
import { factsOf, hasRows } from '#contracts/fields'
import { spokenName } from '../../kit/spoken-name.ts'
import { useText } from '../../kit/text.tsx'
import { useTranslating } from '../../kit/translating.ts'
import type { Form } from '../form.ts'
import { useEdit, useValue } from '../form.ts'
import { firstLine } from './cells/values.ts'
import { FieldAction } from './FieldAction.tsx'
import { isReadOnly } from './is-read-only.ts'
import { focusField } from './reveal.ts'
import css from './StandIn.module.css'
import { isStoodInFor } from './stand-in.ts'
import { textOf } from './text-of.ts'
import { useStandIn, useStandInLocale } from './use-stand-in.ts'

interface Props {
  form: Form
  field: ValuedField
  path: string
}

/** Below a field without a value in this language: what visitors see instead, and the way to take it. */
export function StandIn(props: Props) {
  const { form, field, path } = props
  const value = useValue(form, path)
  const language = useStandInLocale(form)
  // Whoever translates has the source beside it.
  const isBeside = useTranslating(form.document)?.isOn === true
  // Rows would need ids of their own: those are copied with the whole document.
  if (isBeside || hasRows(field) || language === null || !isStoodInFor(field, value)) return null
  return <Shown {...props} language={language} />
}

function Shown({ form, field, path, language }: Props & { language: Language }) {
  const text = useText()
  const edit = useEdit(form, path)
  const value = useStandIn(form, path, language.code)
  if (value === undefined) return null
  const options = 'options' in field ? field.options : []
  const words = textOf({ shape: factsOf(field).value, value, options }).join(', ')
  const copy = () => {
    edit(value)
    focusField(path)
  }
  return (
    <p className={css.root} data-part="stand-in">
      <span className={css.words}>
        {text('field.fallback', { language: language.label })}
        {words !== '' && ': '}
        {words !== '' && (
          <q lang={language.code} dir="auto">
            {firstLine(words)}
          </q>
        )}
      </span>
      {!isReadOnly(form, field) && (
        <FieldAction
          aria-label={spokenName(
            text('field.fallback.copy', { language: language.label }),
            text('field.fallback.copyNamed', {
              label: field.label ?? field.name,
              language: language.label,
            }),
          )}
          onClick={copy}
        >
          {text('field.fallback.copy', { language: language.label })}
        </FieldAction>
      )}
    </p>
  )
}

interface Language {
  code: string
  label: string
}
