import { useSelector } from '@xstate/react'
import type { Json } from '#contracts/documents'
import type { Generated } from '#contracts/seo'
import type { TextKey } from '#locales'
import type { SeoGenerateActor } from '#machines/seo-generate'
import { useSentences } from '../../kit/sentences.ts'
import { spokenName } from '../../kit/spoken-name.ts'
import { problemText, useText } from '../../kit/text.tsx'
import { Button } from '../../parts/Button.tsx'
import type { Form } from '../form.ts'
import { FieldAction } from '../kit/FieldAction.tsx'
import css from './Generate.module.css'
import type { SeoImageField, SeoTextField } from './seo-fields.ts'
import { useGenerate } from './use-generate.ts'

interface Props {
  form: Form
  field: SeoTextField | SeoImageField
  path: string
  what: Generated
}

/** What the server would write here, on demand, and what became of it (SEO-3). */
export function Generate({ form, field, path, what }: Props) {
  const text = useText()
  const actor = useGenerate({ form, field, path, what })
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'))
  const isReadOnly = useSelector(actor, ({ context }) => context.isReadOnly)
  const label = field.label ?? field.name
  return (
    <div className={css.root} data-part="seo-generate">
      <Button
        size="small"
        busy={isBusy}
        refusal={isReadOnly ? text('seo.readOnly') : undefined}
        aria-label={spokenName(text('seo.generate'), text('seo.generateNamed', { label }))}
        onClick={() => actor.send({ type: 'user.generate' })}
      >
        {text('seo.generate')}
      </Button>
      <span className={css.said} role="status">
        <Said actor={actor} label={label} />
      </span>
    </div>
  )
}

function Said({ actor, label }: { actor: SeoGenerateActor; label: string }) {
  const text = useText()
  const sentences = useSentences()
  const state = useSelector(actor, (snapshot) => snapshot)
  const { problem, generated } = state.context
  const action = (type: 'user.use' | 'user.undo' | 'user.dismiss', words: TextKey) =>
    state.can({ type }) && (
      <FieldAction onClick={() => actor.send({ type })}>{text(words)}</FieldAction>
    )
  const dismiss = action('user.dismiss', 'seo.dismiss')
  switch (state.value) {
    case 'generating':
      return text('seo.generating')
    case 'failed':
      return (
        <>
          {sentences(text('seo.failed', { label }), problem && problemText(text, problem))}{' '}
          {state.can({ type: 'user.generate' }) && (
            <FieldAction onClick={() => actor.send({ type: 'user.generate' })}>
              {text('app.tryAgain')}
            </FieldAction>
          )}
          {dismiss}
        </>
      )
    case 'empty':
      return (
        <>
          {text('seo.empty')} {action('user.use', 'seo.clear')}
          {dismiss}
        </>
      )
    case 'unchanged':
      return text('seo.unchanged')
    case 'offered':
      return (
        <>
          {text('seo.offered', { value: shown(generated) })} {action('user.use', 'seo.use')}
          {dismiss}
        </>
      )
    case 'written':
      return (
        <>
          {text(generated === null ? 'seo.cleared' : 'seo.written')}{' '}
          {action('user.undo', 'seo.undo')}
        </>
      )
    default:
      return null
  }
}

const shown = (value: Json): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '…'
