import type { Value } from '../kit/values.ts'
import { aligned } from './aligned.ts'
import { after, before } from './lines-between.ts'
import { piecesBetween } from './pieces-between.ts'
import type { RichBlock, RichLook } from './rich-blocks.ts'
import { endOfCell, richBlocksOf } from './rich-blocks.ts'
import type { Piece } from './run.ts'
import { textOf } from './run.ts'

/** A paragraph of a rich text beside what became of it. */
export interface MarkedBlock {
  isSame: boolean
  from: BlockSide | null
  to: BlockSide | null
}

export interface BlockSide extends RichLook {
  pieces: readonly Piece[]
}

/** Two versions of a rich text, block by block, with their words marked. */
export const richBetween = (from: Value, to: Value): MarkedBlock[] =>
  aligned(richBlocksOf(from), richBlocksOf(to), keyOf, wordsOf).map((pair) => {
    const pieces = piecesBetween(pair.from?.runs ?? [], pair.to?.runs ?? [])
    return {
      isSame: pair.isSame,
      from: sideOf(pair.from, before(pieces)),
      to: sideOf(pair.to, after(pieces)),
    }
  })

function sideOf(block: RichBlock | null, pieces: readonly Piece[]): BlockSide | null {
  if (block === null) return null
  const { runs: _runs, ...look } = block
  return { ...look, pieces }
}

/** The words of a row, cell by cell. */
export function cellsIn(pieces: readonly Piece[]): Piece[][] {
  const cells: Piece[][] = [[]]
  for (const piece of pieces) {
    for (const [index, text] of piece.text.split(endOfCell).entries()) {
      if (index > 0) cells.push([])
      if (text !== '') cells.at(-1)?.push({ ...piece, text })
    }
  }
  return cells
}

/** All that is shown of a block, but for the number that only its place gives it. */
const keyOf = ({ mark, ...block }: RichBlock): string =>
  JSON.stringify([block, block.look === 'check' ? mark : null])

/** What blocks are alike by: embedded ones by what they are. */
const wordsOf = ({ runs, name, reference }: RichBlock): string =>
  [name ?? '', reference === null ? '' : `${reference.slug}`, textOf(runs)].join(' ')
