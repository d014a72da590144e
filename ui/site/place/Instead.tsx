import type { ReactNode } from 'react'
import { useText } from '../../kit/text.tsx'
import { TriangleAlertIcon } from '../../parts/icons.ts'
import { Notice } from '../../parts/Notice.tsx'
import css from './Instead.module.css'
import type { Trouble } from './trouble.ts'
import { troubleText } from './trouble.ts'

interface Props {
  /** Of the component that is not shown. */
  name: string
  trouble: Trouble
  tells: 'sentence' | 'sign'
  /** The panel's own. */
  children: ReactNode
}

/** What the panel shows in the place of a component that it cannot show, and why. */
export function Instead({ name, trouble, tells, children }: Props) {
  const text = useText()
  const sentence = text(troubleText[trouble], { name })
  if (tells === 'sign') {
    return (
      <>
        {children}{' '}
        <span className={css.sign} role="img" aria-label={sentence} title={sentence}>
          <TriangleAlertIcon />
        </span>
      </>
    )
  }
  return (
    <div className={css.root}>
      <Notice tone="warning">{sentence}</Notice>
      {children}
    </div>
  )
}
