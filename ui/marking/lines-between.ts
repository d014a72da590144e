import { aligned } from './aligned.ts'
import { piecesBetween } from './pieces-between.ts'
import type { Piece } from './run.ts'
import { plainRuns } from './run.ts'

/** A line of a long text beside what became of it. */
export interface MarkedLine {
  isSame: boolean
  from: LineSide | null
  to: LineSide | null
}

export interface LineSide {
  /** From 1. */
  number: number
  pieces: readonly Piece[]
}

/** Two versions of a text, line by line. */
export function linesBetween(from: string, to: string): MarkedLine[] {
  const lines = aligned(
    numbered(from),
    numbered(to),
    ({ text }) => text,
    ({ text }) => text,
  )
  return lines.map((line) => {
    const pieces = piecesBetween(plainRuns(line.from?.text ?? ''), plainRuns(line.to?.text ?? ''))
    return {
      isSame: line.isSame,
      from: line.from && { number: line.from.number, pieces: before(pieces) },
      to: line.to && { number: line.to.number, pieces: after(pieces) },
    }
  })
}

/** What the earlier version said, and the later one. */
export const before = (pieces: readonly Piece[]) => pieces.filter(({ kind }) => kind !== 'added')
export const after = (pieces: readonly Piece[]) => pieces.filter(({ kind }) => kind !== 'removed')

const numbered = (text: string) =>
  text === '' ? [] : text.split('\n').map((line, index) => ({ text: line, number: index + 1 }))
