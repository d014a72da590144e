import { useSelector } from '@xstate/react'
import type { ClientCollection } from '#contracts/admin-config'
import { leftOf, resultOf } from '#machines/import'
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
  const isStopped = left > 0
  return (
    <div className={css.root}>
      {isStopped && (
        <Notice tone="warning">{text('import.left', { count: left, number: number(left) })}</Notice>
      )}
      <LineGroups {...{ collection, importing, tally: resultOf(context), words: ends }} />
    </div>
  )
}
