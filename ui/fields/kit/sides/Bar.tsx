import type { ReactNode } from 'react'
import { ChevronsUpDownIcon } from '../../../parts/icons.ts'
import css from './Bar.module.css'

/** Stands in the place of what is not shown, and shows it when pressed. */
export const Bar = ({ onOpen, children }: { onOpen: () => void; children: ReactNode }) => (
  <button type="button" className={css.root} onClick={onOpen}>
    <ChevronsUpDownIcon /> {children}
  </button>
)
