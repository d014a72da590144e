import type { TextKey } from '#locales'
import type { Condition, Operator } from '#machines/filter'
import { keptValue } from '../../../fields/kit/filters/condition-value.ts'
import { useText } from '../../../kit/text.tsx'
import { IconButton } from '../../../parts/IconButton.tsx'
import { XIcon } from '../../../parts/icons.ts'
import { NativeSelect } from '../../../parts/NativeSelect.tsx'
import { factsOfContent } from '../contents.ts'
import css from './ConditionLine.module.css'
import type { FilterField } from './filter-fields.ts'
import { ValueInput } from './ValueInput.tsx'

interface Props {
  condition: Condition
  /** Within its group, from 1. */
  number: number
  /** Not the first of its group. */
  joined: boolean
  fields: readonly FilterField[]
  locale: string | null
  onChange: (condition: Condition) => void
  onRemove: () => void
}

/** A field, how it is compared, and with what. */
export function ConditionLine(props: Props) {
  const { condition, number, joined, fields, locale, onChange, onRemove } = props
  const text = useText()
  const field = fields.find(({ accessor }) => accessor === condition.field)
  const operators = field?.operators ?? []

  const chooseField = (accessor: string) => {
    const operator = fields.find((one) => one.accessor === accessor)?.operators[0] ?? null
    onChange({ field: accessor || null, operator, value: null })
  }
  const chooseOperator = (chosen: string) => {
    const operator = operators.find((one) => one === chosen) ?? null
    onChange({ ...condition, operator, value: keptValue(condition, operator) })
  }
  return (
    <div className={css.root} data-line={number}>
      <span className={css.joint}>{joined && text('list.filter.and')}</span>
      <NativeSelect
        boxed
        aria-label={text('list.filter.field', { number })}
        value={condition.field ?? ''}
        onChange={({ target }) => chooseField(target.value)}
      >
        <option value="">{text('list.filter.chooseField')}</option>
        {condition.field !== null && !field && (
          <option value={condition.field}>{condition.field}</option>
        )}
        {fields.map(({ accessor, label }) => (
          <option key={accessor} value={accessor}>
            {label}
          </option>
        ))}
      </NativeSelect>
      <NativeSelect
        boxed
        aria-label={text('list.filter.operator', { number })}
        disabled={!field}
        value={condition.operator ?? ''}
        onChange={({ target }) => chooseOperator(target.value)}
      >
        {withOwn(operators, condition.operator).map((operator) => (
          <option key={operator} value={operator}>
            {text(operatorKey(operator, field))}
          </option>
        ))}
      </NativeSelect>
      <div className={css.value}>
        {field && condition.operator !== null && (
          <ValueInput
            // What was half typed belongs to the field that it was typed for.
            key={`${condition.field} ${condition.operator}`}
            label={text('list.filter.value', { number })}
            content={field.content}
            operator={condition.operator}
            value={condition.value}
            locale={locale}
            onChange={(value) => onChange({ ...condition, value })}
          />
        )}
      </div>
      <IconButton
        size="small"
        label={text('list.filter.remove', { number })}
        icon={<XIcon />}
        onClick={onRemove}
      />
    </div>
  )
}

/** Of two times, none is more than the other. */
function operatorKey(operator: Operator, field: FilterField | undefined): TextKey {
  const isTime = field && factsOfContent(field.content).value === 'date'
  return (isTime && ofTimes[operator]) || `operator.${operator}`
}

const ofTimes: Partial<Record<Operator, TextKey>> = {
  greater_than: 'operator.date.greater_than',
  greater_than_equal: 'operator.date.greater_than_equal',
  less_than: 'operator.date.less_than',
  less_than_equal: 'operator.date.less_than_equal',
}

/** An address may compare in a way that is not offered: it is shown all the same. */
const withOwn = (operators: readonly Operator[], own: Operator | null): readonly Operator[] =>
  own === null || operators.includes(own) ? operators : [...operators, own]
