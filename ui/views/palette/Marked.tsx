import type { Piece } from './matching.ts'

/** A text whose pieces that were looked for stand out. */
export const Marked = ({ text, pieces }: { text: string; pieces: readonly Piece[] }) => (
  <>
    {pieces.map(({ from, to }, index) => (
      <span key={from}>
        {text.slice(pieces[index - 1]?.to ?? 0, from)}
        <mark>{text.slice(from, to)}</mark>
      </span>
    ))}
    {text.slice(pieces.at(-1)?.to ?? 0)}
  </>
)
