import { useSelector } from '@xstate/react'
import type { ValuedField } from '#contracts/fields'
import { hasNodes, hasRows } from '#contracts/fields'
import { freshRows } from '#machines/copy'
import type { TranslatedLeaf, TranslationActor } from '#machines/translation'
import type { Form } from '../../../fields/form.ts'
import { useEdit } from '../../../fields/form.ts'
import { FieldAction } from '../../../fields/kit/FieldAction.tsx'
import { isReadOnly } from '../../../fields/kit/is-read-only.ts'
import { focusField } from '../../../fields/kit/reveal.ts'
import { useLocaleLabel } from '../../../kit/locale.ts'
import { spokenName } from '../../../kit/spoken-name.ts'
import { useText } from '../../../kit/text.tsx'
import { RichSource } from './RichSource.tsx'
import css from './SourceSide.module.css'
import { WordsSource } from './WordsSource.tsx'

interface Props {
  form: Form
  field: ValuedField
  path: string
  leaf: TranslatedLeaf
  source: string
  translation: TranslationActor
}

/** What a field says in the source language, what has changed of that, and what can be done about it. */
export function SourceSide(props: Props) {
  const { field, leaf, path, source, form } = props
  const text = useText()
  const language = useLocaleLabel()(source)
  const label = field.label ?? field.name
  return (
    <section
      className={css.root}
      aria-label={`${label}: ${language}`}
      data-source={path}
      data-state={leaf.state}
    >
      <div className={css.head}>
        <span className={css.language}>{language}</span>
        {leaf.state !== 'done' && (
          <span className={css.state}>
            {text(leaf.state === 'missing' ? 'translation.missing' : 'translation.outdated')}
          </span>
        )}
      </div>
      <div className={css.value} lang={source}>
        {hasNodes(field) ? (
          <RichSource form={form} field={field} path={path} leaf={leaf} source={source} />
        ) : (
          <WordsSource field={field} leaf={leaf} />
        )}
      </div>
      {!isReadOnly(form, field) && <Actions {...props} label={label} language={language} />}
    </section>
  )
}

function Actions({
  form,
  field,
  path,
  leaf,
  translation,
  label,
  language,
}: Props & { label: string; language: string }) {
  const text = useText()
  const edit = useEdit(form, path)
  const { place, source, state } = leaf
  const stillFits = { type: 'user.stillFits', place, source } as const
  const canMark = useSelector(translation, (snapshot) => snapshot.can(stillFits))
  const copy = () => {
    edit((hasRows(field) ? freshRows(field, source) : source) ?? null)
    focusField(path)
  }
  return (
    <div className={css.actions}>
      <FieldAction
        aria-label={spokenName(
          text('field.fallback.copy', { language }),
          text('field.fallback.copyNamed', { label, language }),
        )}
        onClick={copy}
      >
        {text('field.fallback.copy', { language })}
      </FieldAction>
      {state === 'outdated' && (
        <FieldAction
          aria-label={spokenName(
            text('translation.stillFits'),
            text('translation.stillFitsNamed', { field: label }),
          )}
          disabled={!canMark}
          onClick={() => {
            translation.send(stillFits)
            focusField(path)
          }}
        >
          {text('translation.stillFits')}
        </FieldAction>
      )}
    </div>
  )
}
