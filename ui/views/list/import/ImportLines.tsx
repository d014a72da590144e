import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { ClientCollection } from '#contracts/admin-config'
import type { ImportOutcome } from '#contracts/import'
import { keyColumnOf, partsWith } from '#machines/import'
import type { Spot } from '../../../client/import/index.ts'
import { firstSpot, readLines } from '../../../client/import/index.ts'
import { usePanel } from '../../../kit/panel.ts'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import css from './ImportLines.module.css'
import type { Importing } from './importing.ts'
import { LineResult } from './LineResult.tsx'

interface Props {
  collection: ClientCollection
  importing: Importing
  outcome: ImportOutcome
}

/** So many are in sight at once; the others are a page away. */
const count = 20

/** The lines of one outcome, page by page: they are read from the browser's store as they are seen. */
export function ImportLines({ collection, importing, outcome }: Props) {
  const text = useText()
  const { queries } = usePanel()
  const { actor, kept, targetsIn } = importing
  const context = useSelector(actor, ({ context }) => context)
  const { attempt, locale } = context
  const keyColumn = keyColumnOf(context)
  const isDone = useSelector(actor, (state) => state.matches('finished'))
  const [seen, setSeen] = useState<readonly Spot[]>([firstSpot])
  const from = seen.at(-1) ?? firstSpot
  const page = useQuery(
    {
      queryKey: ['import-lines', kept.key, outcome, attempt, isDone, from],
      queryFn: () => readLines(kept, { parts: partsWith(context, outcome), outcome, from, count }),
      gcTime: 0,
      networkMode: 'always',
    },
    queries,
  )
  const { lines, next } = page.data ?? { lines: [], next: null }
  return (
    <div className={css.root}>
      <ul className={css.lines}>
        {lines.map((line) => (
          <LineResult
            key={line.line}
            collection={collection}
            targets={targetsIn(locale)}
            keyColumn={keyColumn}
            line={line}
          />
        ))}
      </ul>
      {(next !== null || seen.length > 1) && (
        <div className={css.pages}>
          <Button
            size="small"
            refusal={seen.length > 1 ? undefined : text('list.refusal.noPage')}
            onClick={() => setSeen(seen.slice(0, -1))}
          >
            {text('list.previousPage')}
          </Button>
          <Button
            size="small"
            refusal={next === null ? text('list.refusal.noPage') : undefined}
            onClick={() => next && setSeen([...seen, next])}
          >
            {text('list.nextPage')}
          </Button>
        </div>
      )}
    </div>
  )
}
