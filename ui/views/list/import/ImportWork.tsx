import type { ComponentProps } from 'react'
import { ImportProgress } from './ImportProgress.tsx'
import { ImportWindow } from './ImportWindow.tsx'

type Props = ComponentProps<typeof ImportWindow> & {
  /** What stands over the list, or above it. One file has both: the bar is there when the window closes. */
  part: 'window' | 'bar'
}

/** What is shown while a file is written into a list. */
export const ImportWork = ({ part, ...props }: Props) =>
  part === 'bar' ? (
    <ImportProgress collection={props.collection} importing={props.importing.actor} />
  ) : (
    <ImportWindow {...props} />
  )
