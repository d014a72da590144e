import { createContext, use } from 'react'

/** What the rest of the panel may ask the palette for. */
export interface PaletteDoor {
  /** Everything that can be done or reached, by its name. */
  open(): void
  /** The keys that work here. */
  showKeys(): void
}

export const PaletteContext = createContext<PaletteDoor | null>(null)

/** null: where nobody is signed in there is none. */
export const usePalette = (): PaletteDoor | null => use(PaletteContext)
