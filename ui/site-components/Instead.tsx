import type { ReactNode } from 'react'
import { useAdminConfig } from '../kit/config.ts'
import { useText } from '../kit/text.tsx'
import { TriangleAlertIcon } from '../parts/icons.ts'
import { Notice } from '../parts/Notice.tsx'
import css from './Instead.module.css'
import type { Trouble } from './trouble.ts'
import { troubleText } from './trouble.ts'

interface Props {
  /** Of the component that is not shown. */
  name: string
  trouble: Trouble
  tells: 'sentence' | 'sign'
  /** What it threw, where it came that far: for administrators. */
  thrown?: unknown
  /** The panel's own. */
  children: ReactNode
}

/** What the panel shows in the place of a component that it cannot show, and why. */
export function Instead({ name, trouble, tells, thrown, children }: Props) {
  const text = useText()
  const config = useAdminConfig()
  const isTold = thrown !== undefined && config?.kind === 'signedIn' && config.isAdministrator
  const message = isTold ? text('component.message', { message: messageOf(thrown) }) : null
  const sentence = text(troubleText[trouble], { name })
  const all = message === null ? sentence : `${sentence} ${message}`
  if (tells === 'sign') {
    return (
      <>
        {children}{' '}
        <span className={css.sign} role="img" aria-label={all} title={all}>
          <TriangleAlertIcon />
        </span>
      </>
    )
  }
  return (
    <div className={css.root}>
      <Notice tone="warning">{all}</Notice>
      {children}
    </div>
  )
}

const messageOf = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.message : String(thrown)
