import type { ReactNode } from 'react'
import css from './Sign.module.css'

export type SignShape = 'filled' | 'half' | 'hollow' | 'triangle' | 'square' | 'cross'

/** ● ◐ ○ ▲ ■ ✕, drawn alike for every font. Told apart by shape; colour only helps. */
export const Sign = ({ shape }: { shape: SignShape }) => (
  <svg viewBox="0 0 10 10" className={css.root} data-shape={shape} aria-hidden="true">
    {drawings[shape]}
  </svg>
)

const ring = <circle cx="5" cy="5" r="4.25" fill="none" stroke="currentColor" strokeWidth="1.5" />

const drawings = {
  filled: <circle cx="5" cy="5" r="5" fill="currentColor" />,
  half: (
    <>
      {ring}
      <path d="M5 0a5 5 0 0 0 0 10Z" fill="currentColor" />
    </>
  ),
  hollow: ring,
  triangle: <path d="M5 .4 10.2 9.6H-.2Z" fill="currentColor" />,
  square: <path d="M.5.5h9v9h-9Z" fill="currentColor" />,
  cross: <path d="m1 1 8 8M9 1 1 9" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />,
} satisfies Record<SignShape, ReactNode>
