import { createContext } from 'react'
import type { EmbedProps } from './embed-props.ts'

/** What all that is embedded in one text is given; null: nobody writes in it. */
export const EmbedContext = createContext<Omit<EmbedProps, 'editor' | 'nodeKey' | 'raw'> | null>(
  null,
)
