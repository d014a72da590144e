import type { Json } from '#contracts/documents'

/** What stands in one place of a file; undefined: nothing is said there. */
export type Cell = Json | undefined

/** One line of a file, and where it begins, from 1. */
export interface Row {
  line: number
  cells: readonly Cell[]
  /** The places of cells with a number that would be rounded: they stay as they are written. */
  lost?: readonly number[]
}

/** Reads a file as its text comes in, a slice at a time. */
export interface RowReader {
  /** What is complete by now. */
  read(text: string): readonly Row[]
  /** The rest. Only then all columns are known. */
  end(): readonly Row[]
  columns(): readonly string[]
  hasDecimalComma: boolean
  isTyped: boolean
}

/** Nobody writes a document of more; and what is longer was probably not closed. */
export const mostInRow = 1_000_000
