import type { Value } from '../../../kit/values.ts'
import { after, before } from '../../../marking/lines-between.ts'
import { plainRuns } from '../../../marking/run.ts'
import { useMarked } from '../../../marking/use-marked.ts'
import { Marked } from './Marked.tsx'
import { Sides } from './Sides.tsx'
import type { SidesProps } from './sides-props.ts'

/** A short text, or a list of them, with its words marked. */
export function WordsSides(props: Pick<SidesProps<unknown>, 'change' | 'from' | 'to'>) {
  const { change } = props
  const [from, to] = [wordsOf(props.from), wordsOf(props.to)]
  const pieces = useMarked('words', from, to)
  const side = (words: string, pick: typeof before) =>
    words === '' ? null : (
      <Marked
        pieces={pieces ? pick(pieces) : plainRuns(words).map((run) => ({ ...run, kind: 'same' }))}
      />
    )
  return <Sides change={change} from={side(from, before)} to={side(to, after)} />
}

function wordsOf(value: Value): string {
  if (value === undefined || value === null) return ''
  return Array.isArray(value) ? value.map(String).join(', ') : String(value)
}
