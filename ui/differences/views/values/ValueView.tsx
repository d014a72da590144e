import { useId } from 'react'
import { StoredSides } from '../../../fields/kit/sides/StoredSides.tsx'
import type { Text } from '../../../kit/text.tsx'
import { useText } from '../../../kit/text.tsx'
import type { Subject, ValueDifference } from '../../engine/difference.ts'
import { LocaleName } from '../LocaleName.tsx'
import type { Reading } from '../reading.ts'
import { TakeButtons } from '../TakeButtons.tsx'
import { ValueSides } from './ValueSides.tsx'
import css from './ValueView.module.css'

interface Props {
  difference: ValueDifference
  reading: Reading
}

/** One value in both versions, side by side under its name. */
export function ValueView({ difference, reading }: Props) {
  const text = useText()
  const labelId = useId()
  const { change, isMisshapen, locale, place, subject } = difference
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend can't share its line with buttons
    <div
      role="group"
      aria-labelledby={labelId}
      className={css.root}
      data-field-path={place.join('.')}
      data-locale={locale ?? undefined}
      data-change={change}
    >
      <div id={labelId} className={css.label}>
        <Label subject={subject} /> <LocaleName locale={locale} reading={reading} />
      </div>
      {subject.kind === 'stray' && <p className={css.note}>{text('difference.stray')}</p>}
      {isMisshapen && <p className={css.note}>{text('difference.misshapen')}</p>}
      {isMisshapen ? <StoredSides {...difference} /> : <ValueSides {...{ difference, reading }} />}
      {change !== 'same' && !isMisshapen && hasPlace(subject) && (
        <TakeButtons
          beside
          {...{ reading, place, locale }}
          kind="value"
          name={subjectName(subject, text)}
          sides={['from', 'to']}
        />
      )}
    </div>
  )
}

function Label({ subject }: { subject: Subject }) {
  const text = useText()
  const name = subjectName(subject, text)
  return subject.kind === 'field' || subject.kind === 'stray' ? <bdi>{name}</bdi> : name
}

function subjectName(subject: Subject, text: Text): string {
  switch (subject.kind) {
    case 'field':
      return subject.field.label ?? subject.field.name ?? ''
    case 'stray':
      return subject.name
    case 'blockName':
      return text('field.blocks.name')
    case 'file':
      return text('difference.file')
  }
}

/** A file is no value that a form could take, and what has no field has no place there. */
const hasPlace = ({ kind }: Subject): boolean => kind === 'field' || kind === 'blockName'
