import type { ReactNode } from 'react'
import type { Difference } from '../engine/difference.ts'
import type { Reading } from './reading.ts'

/** What draws the differences inside of another one. */
export type List = (props: { differences: readonly Difference[]; reading: Reading }) => ReactNode
