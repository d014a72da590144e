import type { DocumentData, Json } from '#contracts/documents'
import type { ClientField } from '#contracts/fields'
import type { Conflict, Side } from '#machines/document'
import { equal } from '#machines/document'
import { Button } from '../../../parts/Button.tsx'
import css from './DifferenceList.module.css'
import { labelsAt } from './labels-at.ts'
import { MarkedSaid } from './MarkedSaid.tsx'
import { useSaid } from './use-said.ts'

interface Props {
  fields: readonly ClientField[]
  differences: readonly Conflict[]
  /** The documents that the places are looked up in, mine first. */
  versions: readonly DocumentData[]
  mineAt: (difference: Conflict) => Json | undefined
  words: Record<'mine' | 'theirs' | 'base' | 'chooseMine' | 'chooseTheirs', string> & {
    /** Said of a place that the document has changed as well; without it, nothing is. */
    changedToo?: string
  }
  /** What was chosen; null: nothing yet. */
  sideOf: (difference: Conflict) => Side | null
  onChoose: (difference: Conflict, side: Side) => void
}

/** Two versions of a document, place by place: what one has, what the other has, what was before. */
export function DifferenceList(props: Props) {
  const { differences } = props
  return (
    <ol className={css.root}>
      {differences.map((difference) => (
        <Difference
          key={JSON.stringify([difference.kind, difference.place])}
          {...props}
          difference={difference}
        />
      ))}
    </ol>
  )
}

function Difference({
  difference,
  fields,
  versions,
  mineAt,
  words,
  sideOf,
  onChoose,
}: Props & { difference: Conflict }) {
  const name = labelsAt(fields, difference.place, versions).join(' › ')
  const chosen = sideOf(difference)
  const values = [mineAt(difference), difference.theirs, difference.base]
  const [mine = '', theirs = '', base = ''] = useSaid(
    fields,
    versions,
    values.map((value) => [difference, value]),
  )
  const isChangedToo = !equal(difference.base, difference.theirs)
  const side = (which: Side, choose: string) => (
    <div className={css.side} data-chosen={chosen === which || undefined}>
      <p className={css.whose}>{words[which]}</p>
      <p className={css.value} dir="auto">
        <MarkedSaid {...{ mine, theirs, which }} />
      </p>
      <Button
        size="small"
        aria-pressed={chosen === which}
        aria-label={`${choose}: ${name}`}
        onClick={() => onChoose(difference, which)}
      >
        {choose}
      </Button>
    </div>
  )
  return (
    <li className={css.item}>
      <h3 className={css.name}>
        {name}
        {words.changedToo && isChangedToo && (
          <span className={css.changedToo}> · {words.changedToo}</span>
        )}
      </h3>
      <div className={css.sides}>
        {side('mine', words.chooseMine)}
        {side('theirs', words.chooseTheirs)}
      </div>
      <p className={css.base}>
        <span className={css.whose}>{words.base}</span> <span dir="auto">{base}</span>
      </p>
    </li>
  )
}
