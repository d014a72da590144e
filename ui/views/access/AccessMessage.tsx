import type { ReactNode } from 'react'
import css from './AccessPage.module.css'
import { AccessPage } from './AccessPage.tsx'

interface Props {
  siteName?: string | undefined
  title: string
  action: ReactNode
  children: ReactNode
}

/** Why nobody gets any further here, and what can be done about it. */
export const AccessMessage = ({ siteName, title, action, children }: Props) => (
  <AccessPage siteName={siteName} title={title}>
    <div className={css.message}>
      <p>{children}</p>
      {action}
    </div>
  </AccessPage>
)
