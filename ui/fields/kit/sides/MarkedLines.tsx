import { useText } from '../../../kit/text.tsx'
import type { LineSide, MarkedLine } from '../../../marking/lines-between.ts'
import { useMarked } from '../../../marking/use-marked.ts'
import { FoldedPairs } from './FoldedPairs.tsx'
import { Marked } from './Marked.tsx'
import css from './MarkedLines.module.css'
import { Sides } from './Sides.tsx'

/** As a page, or as code: with numbered lines. */
export type LinesLook = 'page' | 'code'

interface Props {
  from: string
  to: string
  look: LinesLook
}

/** Lines side by side, with three that stayed around each that did not; bars open the rest. */
export function MarkedLines({ from, to, look }: Props) {
  const text = useText()
  const lines = useMarked('lines', from, to)
  if (from === '' && to === '') return <Sides change="same" from={null} to={null} />
  if (lines === null) return <p aria-busy="true">{text('difference.comparing')}</p>
  const side = (line: LineSide | null) => line && <Line line={line} look={look} />
  return (
    <FoldedPairs<MarkedLine>
      pairs={lines}
      context={3}
      barText={(count) => text('difference.sameLines', { count })}
      from={(line) => side(line.from)}
      to={(line) => side(line.to)}
    />
  )
}

const Line = ({ line: { number, pieces }, look }: { line: LineSide; look: LinesLook }) => (
  <span className={css.line} data-look={look}>
    {look === 'code' && <span className={css.number}>{number}</span>}
    <span className={css.words} dir={look === 'code' ? 'ltr' : 'auto'}>
      <Marked pieces={pieces} />
    </span>
  </span>
)
