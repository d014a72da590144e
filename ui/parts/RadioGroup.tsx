import type { ReactNode } from 'react'
import { useId } from 'react'
import type { FieldSetProps } from './FieldSet.tsx'
import { FieldSet } from './FieldSet.tsx'
import css from './RadioGroup.module.css'

export type Choice = {
  value: string
  label: ReactNode
  description?: ReactNode
  disabled?: boolean | undefined
}

export type RadioGroupProps = Omit<FieldSetProps, 'onChange' | 'children' | 'level'> & {
  choices: readonly Choice[]
  value: string | undefined
  onChange: (value: string) => void
  readOnly?: boolean | undefined
}

/** One of a few, all of them in sight. */
export function RadioGroup({
  choices,
  value,
  onChange,
  readOnly = false,
  required,
  ...rest
}: RadioGroupProps) {
  const name = useId()
  return (
    <FieldSet {...rest} level="field" required={required}>
      {choices.map((choice) => (
        <label key={choice.value} className={css.choice}>
          <input
            type="radio"
            name={name}
            className={css.dot}
            value={choice.value}
            checked={choice.value === value}
            required={required}
            disabled={choice.disabled || (readOnly && choice.value !== value)}
            onChange={() => onChange(choice.value)}
          />
          <span>
            {choice.label}
            {choice.description && (
              <span className={css.description}>
                {' '}
                <bdi>{choice.description}</bdi>
              </span>
            )}
          </span>
        </label>
      ))}
    </FieldSet>
  )
}
