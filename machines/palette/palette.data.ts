import type { PaletteContext } from './palette.types.ts'

export const nothing: PaletteContext = { words: '', documents: [], missed: [], problem: null }

/** More than this is pasted by mistake, and no title is as long. */
export const mostLetters = 200

export const isBlank = (words: string): boolean => words.trim() === ''
