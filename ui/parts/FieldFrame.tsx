import type { ComponentProps, ReactNode } from 'react'
import { useId } from 'react'
import { classes } from './classes.ts'
import css from './FieldFrame.module.css'

/** What a control must carry so that its label, description and error are heard with it. */
export type ControlProps = {
  id: string
  required: boolean | undefined
  'aria-describedby': string | undefined
  'aria-invalid': boolean | undefined
}

export type FieldFrameProps = Omit<ComponentProps<'div'>, 'children'> & {
  label: ReactNode
  /** The id of the control; one is made up when nobody needs to know it. */
  controlId?: string | undefined
  required?: boolean | undefined
  /** It is heard alone, so that a star beside it would stand for nothing. */
  isLabelHidden?: boolean | undefined
  description?: ReactNode
  error?: ReactNode
  /** What stands below, heard on its own. */
  below?: ReactNode
  /** A quiet word at the end of the label's line, such as a language. */
  aside?: ReactNode
  children: (control: ControlProps) => ReactNode
}

/** A control with its label above and what is to be said about it below. */
export function FieldFrame({
  label,
  controlId,
  required,
  isLabelHidden,
  description,
  error,
  below,
  aside,
  className,
  children,
  ...rest
}: FieldFrameProps) {
  const madeUpId = useId()
  const id = controlId ?? madeUpId
  const described = describedBy(id, { description, error })
  return (
    <div {...rest} className={classes(css.root, className)}>
      <div className={css.head}>
        <label id={`${id}-label`} className={css.label} htmlFor={id}>
          {label}
          {required && !isLabelHidden && <RequiredMark />}
        </label>
        {aside && <span className={css.aside}>{aside}</span>}
      </div>
      <div className={css.control}>
        {children({
          id,
          required,
          'aria-describedby': described,
          'aria-invalid': error ? true : undefined,
        })}
      </div>
      {below}
      <FieldNotes id={id} description={description} error={error} />
    </div>
  )
}

type Notes = { description?: ReactNode; error?: ReactNode }

/**
 * The star after a label, never on a line of its own. The control itself carries `required`, so the
 * star is not read out.
 */
export const RequiredMark = () => (
  <span className={css.required} aria-hidden="true">
    {'\u00a0*'}
  </span>
)

/** The lines below a control: its error first, then its description. */
export const FieldNotes = ({ id, description, error }: Notes & { id: string }) => (
  <>
    <div aria-live="polite">
      {error && (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      )}
    </div>
    {description && (
      <p id={`${id}-description`} className={css.description}>
        <bdi>{description}</bdi>
      </p>
    )}
  </>
)

/** The ids of those lines, for `aria-describedby`. */
export function describedBy(id: string, { description, error }: Notes): string | undefined {
  const ids = [error && `${id}-error`, description && `${id}-description`].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}
