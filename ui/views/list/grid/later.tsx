import type { ComponentProps } from 'react'
import { later } from '../../../kit/later.tsx'
import css from './Library.module.css'

export const Grid = later(async () => (await import('./Grid.tsx')).Grid)

const Bar = later(async () => (await import('./LibraryBar.tsx')).LibraryBar)

export const LibraryBar = (props: ComponentProps<typeof Bar>) => (
  <Bar {...props} pending={<div className={css.bar} />} />
)
