import { useState } from 'react'
import type { ClientCollection } from '#contracts/admin-config'
import type { ImportOutcome } from '#contracts/import'
import type { TextKey } from '#locales'
import type { ImportTally } from '#machines/import'
import { useFormats } from '../../../kit/formats.ts'
import { useText } from '../../../kit/text.tsx'
import { Collapsible } from '../../../parts/Collapsible.tsx'
import type { SignShape } from '../../../parts/Sign.tsx'
import { Sign } from '../../../parts/Sign.tsx'
import css from './Import.module.css'
import { ImportLines } from './ImportLines.tsx'
import type { Importing } from './importing.ts'

interface Props {
  collection: ClientCollection
  importing: Importing
  tally: ImportTally
  words: Record<ImportOutcome, TextKey>
}

/** What concerns somebody most comes first. */
const order = ['refused', 'created', 'changed', 'unchanged'] as const

const signs: Record<ImportOutcome, SignShape> = {
  refused: 'cross',
  created: 'filled',
  changed: 'half',
  unchanged: 'hollow',
}

/** How many lines there are of each outcome, which they are, and what they say. */
export const LineGroups = ({ tally, words, ...rest }: Props) => (
  <div className={css.groups}>
    {order
      .filter((outcome) => tally[outcome] > 0)
      .map((outcome) => (
        <LineGroup
          key={outcome}
          outcome={outcome}
          count={tally[outcome]}
          word={words[outcome]}
          {...rest}
        />
      ))}
  </div>
)

interface GroupProps extends Omit<Props, 'tally' | 'words'> {
  outcome: ImportOutcome
  count: number
  word: TextKey
}

function LineGroup({ collection, importing, outcome, count, word }: GroupProps) {
  const text = useText()
  const { number } = useFormats()
  const [isOpen, setOpen] = useState(outcome === 'refused')
  return (
    <Collapsible
      open={isOpen}
      onToggle={setOpen}
      summary={
        <span className={css.summary} data-outcome={outcome}>
          <Sign shape={signs[outcome]} />
          {text(word, { count, number: number(count) })}
        </span>
      }
    >
      {isOpen && <ImportLines {...{ collection, importing, outcome }} />}
    </Collapsible>
  )
}
