import { useText } from '../../../kit/text.ts'
import type { ValueDifference } from '../../engine/difference.ts'
import { LocaleName } from '../LocaleName.tsx'
import type { Reading } from '../reading.ts'
import { StoredSides } from './StoredSides.tsx'
import css from './ValueView.module.css'
import { valueSides } from './value-sides.tsx'

interface Props {
  difference: ValueDifference
  reading: Reading
}

/** One value in both versions, side by side under its name. */
export function ValueView({ difference, reading }: Props) {
  const text = useText()
  const { change, isMisshapen, locale, place, subject } = difference
  return (
    <fieldset
      className={css.root}
      data-field-path={place.join('.')}
      data-locale={locale ?? undefined}
      data-change={change}
    >
      <legend className={css.label}>
        <Label subject={subject} /> <LocaleName locale={locale} reading={reading} />
      </legend>
      {subject.kind === 'stray' && <p className={css.note}>{text('difference.stray')}</p>}
      {isMisshapen && <p className={css.note}>{text('difference.misshapen')}</p>}
      {isMisshapen ? <StoredSides difference={difference} /> : valueSides(difference, reading)}
    </fieldset>
  )
}

function Label({ subject }: Pick<ValueDifference, 'subject'>) {
  const text = useText()
  switch (subject.kind) {
    case 'field':
      return <bdi>{subject.field.label ?? subject.field.name}</bdi>
    case 'stray':
      return <bdi>{subject.name}</bdi>
    case 'blockName':
      return text('difference.blockName')
    case 'file':
      return text('difference.file')
  }
}
