import type { ReactNode } from 'react'
import { tellWhileInSight } from '../../kit/title-in-sight.ts'
import { VisuallyHidden } from '../../parts/VisuallyHidden.tsx'
import css from './PageTitle.module.css'

interface Props {
  /** A field shows it: the heading is for those who listen. */
  isField: boolean
  children: ReactNode
}

/** The heading of a document's page. */
export const PageTitle = ({ isField, children }: Props) =>
  isField ? (
    <VisuallyHidden as="h1" dir="auto">
      {children}
    </VisuallyHidden>
  ) : (
    <h1 ref={tellWhileInSight} className={css.root} dir="auto">
      {children}
    </h1>
  )
