import { createContext, use } from 'react'
import type { PaletteRef } from '#machines/palette'

export const PaletteContext = createContext<PaletteRef | null>(null)

/** null: where nobody is signed in there is none. */
export const usePalette = (): PaletteRef | null => use(PaletteContext)
