import type { ReactNode } from 'react'
import css from './AccessPage.module.css'
import { AccessPage } from './AccessPage.tsx'

interface Props {
  siteName?: string | undefined
  title: string
  isNews?: boolean | undefined
  action: ReactNode
  children: ReactNode
}

/** Why nobody gets any further here, and what can be done about it. */
export const AccessMessage = ({ siteName, title, isNews, action, children }: Props) => (
  <AccessPage siteName={siteName} title={title} isNews={isNews}>
    <div className={css.message}>
      <p>{children}</p>
      {action}
    </div>
  </AccessPage>
)
