import { useSelector } from '@xstate/react'
import { useId } from 'react'
import type { Unchecked } from '#contracts/preflight'
import type { TextKey } from '#locales'
import { useText } from '../../../kit/text.tsx'
import type { SignShape } from '../../../parts/Sign.tsx'
import type { FindingsProps } from './FindingLine.tsx'
import { FindingLine } from './FindingLine.tsx'
import { PageFindings } from './PageFindings.tsx'
import css from './PreflightPanel.module.css'

/** What blocks first, then what only warns, then what nobody knows. */
export function Findings(props: FindingsProps) {
  const { findings, unchecked } = useSelector(props.preflight, ({ context }) => context)
  const of = (severity: 'block' | 'warn') => findings.filter((one) => one.severity === severity)
  return (
    <>
      <Group {...props} label="preflight.blocking" shape="cross" found={of('block')} />
      <Group {...props} label="preflight.warnings" shape="triangle" found={of('warn')} />
      <PageFindings {...props} />
      <Group {...props} label="preflight.unchecked" shape="hollow" found={unchecked} />
    </>
  )
}

interface GroupProps extends FindingsProps {
  label: Extract<TextKey, `preflight.${string}`>
  shape: SignShape
  found: readonly Unchecked[]
}

function Group({ label, shape, ...props }: GroupProps) {
  const text = useText()
  const labelId = useId()
  const found = distinct(props.found)
  if (found.length === 0) return null
  return (
    <div className={css.group} data-shape={shape}>
      <h3 id={labelId} className={css.label}>
        {text(label, { count: found.length })}
      </h3>
      <ul className={css.list} aria-labelledby={labelId}>
        {found.map((one) => (
          <FindingLine
            key={keyOf(one)}
            {...props}
            shape={shape}
            path={one.path || null}
            words={one.text}
            locale={one.locale}
          />
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
