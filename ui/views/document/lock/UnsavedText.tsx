import { useState } from 'react'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import css from './UnsavedText.module.css'
import type { Unsaved } from './use-unsaved.ts'

/** What is not saved, beside what is, to be read and copied. */
export function UnsavedText({ unsaved }: { unsaved: readonly Unsaved[] }) {
  const text = useText()
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(
      unsaved.map(({ name, mine }) => `${name}\n${mine}`).join('\n\n'),
    )
    setCopied(true)
  }
  return (
    <div className={css.root}>
      <dl className={css.list}>
        {unsaved.map(({ name, mine, saved }) => (
          <div key={name} className={css.item}>
            <dt className={css.name}>{name}</dt>
            <dd>
              <span className={css.whose}>{text('lock.unsaved')}</span>
              <span className={css.value} dir="auto">
                {mine}
              </span>
            </dd>
            <dd>
              <span className={css.whose}>{text('lock.saved')}</span>
              <span className={css.value} dir="auto">
                {saved}
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
