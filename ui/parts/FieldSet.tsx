import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { classes } from './classes.ts'
import { describedBy, FieldNotes, RequiredMark } from './FieldFrame.tsx'
import css from './FieldSet.module.css'

export type FieldSetProps = ComponentProps<'fieldset'> & {
  legend: ReactNode
  /** `group` holds fields and is set off by a hairline; `field` holds the choices of one field. */
  level?: 'group' | 'field' | undefined
  /** Whether what is inside stands below or beside one another. */
  direction?: 'column' | 'row' | undefined
  required?: boolean | undefined
  /** It is heard alone, so that a star beside it would stand for nothing. */
  isLabelHidden?: boolean | undefined
  description?: ReactNode
  error?: ReactNode
  /** At the end of the legend’s line, and no part of the name. */
  aside?: ReactNode
}

/** Controls that belong together, under one name. */
export function FieldSet({
  legend,
  level = 'group',
  direction = 'column',
  required,
  isLabelHidden,
  description,
  error,
  aside,
  id: givenId,
  className,
  children,
  ...rest
}: FieldSetProps) {
  const madeUpId = useId()
  const id = givenId ?? madeUpId
  return (
    <fieldset
      {...rest}
      id={id}
      className={classes(css.root, className)}
      data-level={level}
      data-direction={direction}
      aria-describedby={describedBy(id, { description, error })}
    >
      <legend className={css.legend}>
        {legend}
        {required && !isLabelHidden && <RequiredMark />}
      </legend>
      {aside && <div className={css.aside}>{aside}</div>}
      <div className={css.body}>{children}</div>
      <FieldNotes id={id} description={description} error={error} />
    </fieldset>
  )
}
