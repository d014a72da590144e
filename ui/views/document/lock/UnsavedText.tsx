import { useState } from 'react'
import type { DocumentData, Json } from '#contracts/documents'
import type { ClientField } from '#contracts/fields'
import type { Conflict } from '#machines/document'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { labelsAt } from '../differences/labels-at.ts'
import { useSaid } from '../differences/use-said.ts'
import css from './UnsavedText.module.css'

interface Props {
  fields: readonly ClientField[]
  /** The documents that the places are looked up in. */
  versions: readonly DocumentData[]
  differences: readonly Conflict[]
  mineAt: (difference: Conflict) => Json | undefined
  savedAt: (difference: Conflict) => Json | undefined
  /** Somebody else has saved another value there. */
  isContested?: (difference: Conflict) => boolean
}

/** What is not saved, beside what is, to be read and copied. */
export function UnsavedText({
  fields,
  versions,
  differences,
  mineAt,
  savedAt,
  isContested = () => false,
}: Props) {
  const text = useText()
  const [isCopied, setCopied] = useState(false)
  const names = differences.map(({ place }) => labelsAt(fields, place, versions).join(' › '))
  const mine = useSaid(
    fields,
    versions,
    differences.map((difference) => [difference, mineAt(difference)]),
  )
  const saved = useSaid(
    fields,
    versions,
    differences.map((difference) => [difference, savedAt(difference)]),
  )
  const copy = async () => {
    await navigator.clipboard.writeText(
      names.map((name, index) => `${name}\n${mine[index]}`).join('\n\n'),
    )
    setCopied(true)
  }
  return (
    <div className={css.root}>
      <dl className={css.list}>
        {names.map((name, index) => (
          <div
            key={name}
            className={css.item}
            data-contested={isContested(differences[index]!) || undefined}
          >
            <dt className={css.name}>{name}</dt>
            <dd>
              <span className={css.whose}>{text('lock.unsaved')}</span>
              <span className={css.value} dir="auto">
                {shortened(mine[index])}
              </span>
            </dd>
            <dd>
              <span className={css.whose}>
                {text(isContested(differences[index]!) ? 'conflict.theirs' : 'lock.saved')}
              </span>
              <span className={css.value} dir="auto">
                {shortened(saved[index])}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <Button size="small" onClick={() => void copy()}>
        {text('lock.copy')}
      </Button>
      <p role="status">{isCopied ? text('lock.copied') : ''}</p>
    </div>
  )
}

const longest = 2000

/** What is copied is whole. */
const shortened = (words = ''): string =>
  words.length > longest ? `${words.slice(0, longest)}…` : words
