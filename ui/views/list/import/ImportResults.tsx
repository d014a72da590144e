import { useSelector } from '@xstate/react'
import type { ClientCollection } from '#contracts/admin-config'
import { countOf, leftOf, resultOf } from '#machines/import'
import { useFormats } from '../../../kit/formats.ts'
import { useText } from '../../../kit/text.tsx'
import { Notice } from '../../../parts/Notice.tsx'
import css from './Import.module.css'
import type { Importing } from './importing.ts'
import { LineGroups } from './LineGroups.tsx'
import { ends } from './words.ts'

interface Props {
  collection: ClientCollection
  importing: Importing
}

/** What became of each line. */
export function ImportResults({ collection, importing }: Props) {
  const text = useText()
  const { number } = useFormats()
  const context = useSelector(importing.actor, ({ context }) => context)
  const left = leftOf(context)
  const tally = resultOf(context)
  const total = countOf(tally) + left
  return (
    <div className={css.root}>
      <p className={css.summary}>
        {text('import.result', {
          done: number(tally.created + tally.changed),
          total: number(total),
        })}
      </p>
      {left > 0 && (
        <Notice tone="warning">{text('import.left', { count: left, number: number(left) })}</Notice>
      )}
      <LineGroups {...{ collection, importing, tally, words: ends }} />
    </div>
  )
}
