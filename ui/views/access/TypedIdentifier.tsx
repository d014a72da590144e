import type { ReactNode, RefObject } from 'react'
import { createContext, use, useRef } from 'react'

const Context = createContext<RefObject<string> | null>(null)

/** Keeps how somebody named themselves from one screen to the next, until they are in. */
export function TypedIdentifier({ children }: { children: ReactNode }) {
  return <Context value={useRef('')}>{children}</Context>
}

/** null: the form stands over a page, and belongs to whoever is on it. */
export const useTypedIdentifier = (): RefObject<string> | null => use(Context)
