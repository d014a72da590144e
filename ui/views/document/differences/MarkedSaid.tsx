import type { Side } from '#machines/document'
import { Marked } from '../../../fields/kit/sides/Marked.tsx'
import { after, before } from '../../../marking/lines-between.ts'
import { plainRuns } from '../../../marking/run.ts'
import { useMarked } from '../../../marking/use-marked.ts'

interface Props {
  mine: string
  theirs: string
  which: Side
}

/** One side of a difference, with the words marked that the other side does not have. */
export function MarkedSaid({ mine, theirs, which }: Props) {
  const pieces = useMarked('words', theirs, mine)
  const words = which === 'mine' ? mine : theirs
  const pick = which === 'mine' ? after : before
  return (
    <Marked
      areEqual
      pieces={pieces ? pick(pieces) : plainRuns(words).map((run) => ({ ...run, kind: 'same' }))}
    />
  )
}
