import type { ValuedField } from '#contracts/fields'
import type { TranslatedLeaf } from '#machines/translation'
import { Marked } from '../../../fields/kit/sides/Marked.tsx'
import { plainRuns } from '../../../marking/run.ts'
import { useMarked } from '../../../marking/use-marked.ts'
import { useSaid } from '../differences/use-said.ts'

/** A value in words; of one that has changed, the words that are new and those that are gone. */
export function WordsSource({ field, leaf }: { field: ValuedField; leaf: TranslatedLeaf }) {
  const { from, source } = leaf
  const place = [field.name]
  const difference = { kind: 'value', place, base: null, theirs: source } as const
  const [now = '', before = now] = useSaid(
    [field],
    [{ [field.name]: source }],
    from === undefined
      ? [[difference, source]]
      : [
          [difference, source],
          [difference, from],
        ],
  )
  const pieces = useMarked('words', before, now)
  return (
    <p dir="auto">
      <Marked pieces={pieces ?? plainRuns(now).map((run) => ({ ...run, kind: 'same' }))} />
    </p>
  )
}
