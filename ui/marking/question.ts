import type { Value } from '../kit/values.ts'
import type { MarkedLine } from './lines-between.ts'
import { linesBetween } from './lines-between.ts'
import { piecesBetween } from './pieces-between.ts'
import type { MarkedBlock } from './rich-between.ts'
import { richBetween } from './rich-between.ts'
import type { Piece } from './run.ts'
import { plainRuns } from './run.ts'

/** Two versions whose words are to be marked. */
export type Question =
  | { kind: 'words'; from: string; to: string }
  | { kind: 'lines'; from: string; to: string }
  | { kind: 'rich'; from: Value; to: Value }

export interface Answers {
  words: readonly Piece[]
  lines: readonly MarkedLine[]
  rich: readonly MarkedBlock[]
}

export type Answer = Answers[Question['kind']]

/** The marked words: in a worker, or right here. */
export function answerTo(question: Question): Answer {
  switch (question.kind) {
    case 'words':
      return piecesBetween(plainRuns(question.from), plainRuns(question.to))
    case 'lines':
      return linesBetween(question.from, question.to)
    case 'rich':
      return richBetween(question.from, question.to)
  }
}

/** So little that asking somebody else would take longer. */
export const isQuick = (question: Question): boolean =>
  question.kind !== 'rich' && question.from.length + question.to.length < 4000
