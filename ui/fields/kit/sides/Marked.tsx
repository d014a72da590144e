import type { ReactNode } from 'react'
import type { Piece } from '../../../marking/run.ts'
import css from './Marked.module.css'

interface MarkedProps {
  pieces: readonly Piece[]
  /** Neither version comes after the other: nothing is added or removed. */
  areEqual?: boolean
}

/** Words with their looks; those of one version alone are marked, for the eye and for the ear. */
export const Marked = ({ pieces, areEqual = false }: MarkedProps): ReactNode =>
  pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no identity but their place, and keep no state.
    <MarkedPiece key={index} piece={piece} areEqual={areEqual} />
  ))

function MarkedPiece({ piece, areEqual }: { piece: Piece; areEqual: boolean }) {
  const words = <Formatted piece={piece} />
  if (areEqual && piece.kind !== 'same') return <mark className={css.different}>{words}</mark>
  if (piece.kind === 'removed') return <del className={css.removed}>{words}</del>
  if (piece.kind === 'added') return <ins className={css.added}>{words}</ins>
  return words
}

/** The looks are tags, so that a change from bold to plain is seen as well. A link is read, never followed. */
function Formatted({ piece: { text, format, href, kind } }: { piece: Piece }): ReactNode {
  let formatted: ReactNode = text
  for (const [bit, Tag] of tags) if (format & bit) formatted = <Tag>{formatted}</Tag>
  if (href === null) return formatted
  return (
    <>
      <span className={css.link} title={href}>
        {formatted}
      </span>
      {kind !== 'same' && <span className={css.address}> ({href})</span>}
    </>
  )
}

/** Lexical's bits. */
const tags = [
  [16, 'code'],
  [128, 'mark'],
  [32, 'sub'],
  [64, 'sup'],
  [8, 'u'],
  [4, 's'],
  [2, 'em'],
  [1, 'strong'],
] as const
