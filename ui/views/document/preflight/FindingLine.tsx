import type { ClientField } from '#contracts/fields'
import type { DocumentActor } from '#machines/document'
import { placeAt } from '#machines/document'
import type { PreflightActor } from '#machines/preflight'
import { SwitchLanguage } from '../../../fields/kit/use-objection.tsx'
import type { SignShape } from '../../../parts/Sign.tsx'
import { Sign } from '../../../parts/Sign.tsx'
import { labelsAt } from '../differences/labels-at.ts'
import css from './PreflightPanel.module.css'

export interface FindingsProps {
  document: DocumentActor
  preflight: PreflightActor
  fields: readonly ClientField[]
}

interface Props extends FindingsProps {
  shape: SignShape
  /** Of its field; null: none that the form shows. */
  path: string | null
  words: string
  /** The language that it is about; undefined: the form's. */
  locale?: string | undefined
}

/** What was found, and the way to its field. */
export function FindingLine({ document, fields, locale, path, preflight, shape, words }: Props) {
  const { values } = document.getSnapshot().context
  return (
    <li className={css.line}>
      <Sign shape={shape} />
      {path === null ? (
        <span dir="auto">{words}</span>
      ) : (
        <button
          type="button"
          className={css.jump}
          onClick={() => preflight.send({ type: 'user.jump', path })}
        >
          <span className={css.field} dir="auto">
            {labelsAt(fields, placeAt(values, path), [values]).join(' › ')}
          </span>{' '}
          <span className={css.words} dir="auto">
            {words}
          </span>
        </button>
      )}
      {locale !== undefined && <SwitchLanguage {...{ locale, document, path }} />}
    </li>
  )
}
