import type { ReactNode } from 'react'
import { useMemo, useState } from 'react'
import { useText } from '../../../kit/text.tsx'
import type { Folded } from '../../../marking/folded.ts'
import { folded } from '../../../marking/folded.ts'
import { VisuallyHidden } from '../../../parts/VisuallyHidden.tsx'
import { Bar } from './Bar.tsx'
import css from './FoldedPairs.module.css'
import { Growing } from './Growing.tsx'

interface Props<Pair extends AnyPair> {
  pairs: readonly Pair[]
  /** How many that stayed are shown around one that did not. */
  context: number
  /** Says how many a bar hides. */
  barText: (count: number) => string
  from: (pair: Pair) => ReactNode
  to: (pair: Pair) => ReactNode
}

interface AnyPair {
  isSame: boolean
  from: unknown
  to: unknown
}

/** Lines or paragraphs, each beside what became of it; what stayed is folded into bars that open. */
export function FoldedPairs<Pair extends AnyPair>(props: Props<Pair>) {
  const { pairs, context, barText, from, to } = props
  const text = useText()
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  const shown = useMemo(() => {
    const parts = folded(pairs, ({ isSame }) => isSame, context)
    return parts.flatMap<Folded<Pair>>((part) =>
      'gap' in part && opened.has(part.index)
        ? pairs
            .slice(part.index, part.index + part.gap)
            .map((item, at) => ({ item, index: part.index + at }))
        : [part],
    )
  }, [pairs, context, opened])
  const bare = useMemo(() => ({ from: isBare(pairs, 'from'), to: isBare(pairs, 'to') }), [pairs])
  return (
    <div className={css.root}>
      <Growing
        items={shown}
        keyOf={({ index }) => index}
        step={8}
        more={(count, show) => <Bar onOpen={show}>{text('difference.more', { count })}</Bar>}
      >
        {(part) =>
          'item' in part ? (
            <PairLine pair={part.item} from={from} to={to} bare={part.index === 0 ? bare : {}} />
          ) : (
            <Bar onOpen={() => setOpened(new Set([...opened, part.index]))}>
              {barText(part.gap)}
            </Bar>
          )
        }
      </Growing>
    </div>
  )
}

/** The sides that hold nothing at all, which the first line says. */
type Bare = { from?: boolean; to?: boolean }

const isBare = (pairs: readonly AnyPair[], side: 'from' | 'to'): boolean =>
  pairs.every((pair) => pair[side] === null)

function PairLine<Pair extends AnyPair>({
  pair,
  from,
  to,
  bare,
}: Pick<Props<Pair>, 'from' | 'to'> & { pair: Pair; bare: Bare }) {
  const text = useText()
  const nothing = text('difference.nothing')
  return (
    <div className={css.pair} data-same={pair.isSame || undefined}>
      <div
        className={css.side}
        data-side="from"
        data-empty={bare.from ? 'said' : pair.from === null || undefined}
      >
        {(pair.from !== null || bare.from) && !pair.isSame && (
          <VisuallyHidden>{text('difference.before')}: </VisuallyHidden>
        )}
        {bare.from ? nothing : from(pair)}
      </div>
      <div
        className={css.side}
        data-side="to"
        data-empty={bare.to ? 'said' : pair.to === null || undefined}
      >
        {(pair.to !== null || bare.to) && !pair.isSame && (
          <VisuallyHidden>{text('difference.after')}: </VisuallyHidden>
        )}
        {bare.to ? nothing : to(pair)}
      </div>
    </div>
  )
}
