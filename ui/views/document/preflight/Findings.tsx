import { useSelector } from '@xstate/react'
import { useId } from 'react'
import type { ClientField, Unchecked } from '#config-schema'
import type { TextKey } from '#locales'
import type { DocumentActor } from '#machines/document'
import { placeAt } from '#machines/document'
import type { PreflightActor } from '#machines/preflight'
import { useText } from '../../../kit/text.tsx'
import type { SignShape } from '../../../parts/Sign.tsx'
import { Sign } from '../../../parts/Sign.tsx'
import { labelsAt } from '../differences/labels-at.ts'
import css from './PreflightPanel.module.css'

interface Props {
  document: DocumentActor
  preflight: PreflightActor
  fields: readonly ClientField[]
}

/** What blocks first, then what only warns, then what nobody knows. */
export function Findings(props: Props) {
  const { findings, unchecked } = useSelector(props.preflight, ({ context }) => context)
  const of = (severity: 'block' | 'warn') => findings.filter((one) => one.severity === severity)
  return (
    <>
      <Group {...props} label="preflight.blocking" shape="cross" found={of('block')} />
      <Group {...props} label="preflight.warnings" shape="triangle" found={of('warn')} />
      <Group {...props} label="preflight.unchecked" shape="hollow" found={unchecked} />
    </>
  )
}

interface GroupProps extends Props {
  label: Extract<TextKey, `preflight.${string}`>
  shape: SignShape
  found: readonly Unchecked[]
}

function Group({ document, fields, label, preflight, shape, ...props }: GroupProps) {
  const text = useText()
  const labelId = useId()
  const found = distinct(props.found)
  if (found.length === 0) return null
  const { values } = document.getSnapshot().context
  return (
    <div className={css.group} data-shape={shape}>
      <h3 id={labelId} className={css.label}>
        {text(label, { count: found.length })}
      </h3>
      <ul className={css.list} aria-labelledby={labelId}>
        {found.map(({ check, path, text: words }) => (
          <li key={keyOf({ check, path, text: words })} className={css.line}>
            <Sign shape={shape} />
            {path === '' ? (
              <span>{words}</span>
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
          </li>
        ))}
      </ul>
    </div>
  )
}

const keyOf = ({ check, path, text }: Unchecked): string => JSON.stringify([check, path, text])

/** A text may say the same of two of its paragraphs. */
const distinct = (found: readonly Unchecked[]): Unchecked[] => [
  ...new Map(found.map((one) => [keyOf(one), one])).values(),
]
