import type { CSSProperties } from 'react'
import css from './Skeleton.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export type SkeletonProps = {
  /** What is being waited for, for those who listen. */
  label: string
  lines?: number | undefined
  /** `text` for a page of fields, `rows` for a list. */
  look?: 'text' | 'rows' | undefined
}

/** Where something will stand. Not shown during the first half second: what comes quickly needs no announcement. */
export const Skeleton = ({ label, lines = 3, look = 'text' }: SkeletonProps) => (
  <div role="status" aria-busy="true">
    <VisuallyHidden>{label}</VisuallyHidden>
    <div className={css.root} data-look={look} aria-hidden="true">
      {Array.from({ length: lines }, (_, step) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity but their place
        <div key={step} className={css.line} style={{ '--step': step } as CSSProperties} />
      ))}
    </div>
  </div>
)
