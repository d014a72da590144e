import { useSelector } from '@xstate/react'
import type { ClientCollection } from '#contracts/admin-config'
import { countOf } from '#machines/import'
import { useFormats } from '../../../kit/formats.ts'
import { useSentences } from '../../../kit/sentences.ts'
import { problemText, useText } from '../../../kit/text.tsx'
import { Notice } from '../../../parts/Notice.tsx'
import { Progress } from '../../../parts/Progress.tsx'
import css from './Import.module.css'
import type { Importing } from './importing.ts'
import { LineGroups } from './LineGroups.tsx'
import { prospects } from './words.ts'

interface Props {
  collection: ClientCollection
  importing: Importing
}

/** What would become of each line, before anything is written. */
export function ImportPreview({ collection, importing }: Props) {
  const text = useText()
  const sentences = useSentences()
  const { number } = useFormats()
  const state = useSelector(importing.actor, (state) => state)
  const { looked, settled, source, problem } = state.context
  const total = source.lines - countOf(settled)
  const told = text('import.looking', { done: number(countOf(looked)), total: number(total) })
  if (state.matches('asking')) {
    return (
      <div className={css.root}>
        {collection.drafts && <p>{text('import.asDrafts')}</p>}
        <LineGroups {...{ collection, importing, tally: looked, words: prospects }} />
      </div>
    )
  }
  return (
    <div className={css.root}>
      <div aria-busy={state.matches('looking')}>
        <p role="status">{told}</p>
        <Progress label={told} done={countOf(looked)} total={total} />
      </div>
      {problem && (
        <Notice tone="danger">{sentences(text('bulk.trySeen'), problemText(text, problem))}</Notice>
      )}
    </div>
  )
}
