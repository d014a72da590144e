import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { FindRef } from '#machines/find'
import { current, totalOf, writableIn } from '#machines/find'
import { useText } from '../kit/text.tsx'
import { Button } from '../parts/Button.tsx'
import { Input } from '../parts/Input.tsx'
import css from './FindBar.module.css'

/** What stands in place of a match from now on, or of all in its field. */
export function ReplaceLine({ find }: { find: FindRef }) {
  const text = useText()
  const [replacement, setReplacement] = useState('')
  const state = useSelector(find, (snapshot) => snapshot)
  const { found } = state.context
  const everywhere = totalOf(writableIn(found))
  const isReached = state.matches({ open: 'reached' })
  const match = isReached ? current(state.context) : undefined
  const refusal = !match
    ? text('find.replace.noMatch')
    : match.isWritable
      ? undefined
      : text('find.replace.readOnly')
  const replace = (type: 'user.replace' | 'user.replaceAll') => {
    if (refusal === undefined) find.send({ type, replacement })
  }
  return (
    <>
      <div className={css.line}>
        <Input
          boxed
          className={css.input}
          aria-label={text('find.replace.with')}
          placeholder={text('find.replace.with')}
          autoComplete="off"
          value={replacement}
          onChange={(event) => setReplacement(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return
            if (event.key === 'Enter') replace('user.replace')
            else if (event.key === 'Escape') find.send({ type: 'user.close' })
            else return
            event.preventDefault()
          }}
        />
        <Button size="small" refusal={refusal} onClick={() => replace('user.replace')}>
          {text('find.replace.one')}
        </Button>
        <Button
          size="small"
          refusal={refusal}
          title={text('find.replace.allIn', { name: match?.label ?? '' })}
          onClick={() => replace('user.replaceAll')}
        >
          {text('find.replace.all')}
        </Button>
      </div>
      <div className={css.line}>
        <Button
          size="small"
          refusal={
            everywhere === 0
              ? text(totalOf(found) === 0 ? 'find.replace.noneFound' : 'find.replace.readOnly')
              : undefined
          }
          onClick={() => find.send({ type: 'user.replaceEverywhere', replacement })}
        >
          {text('find.replace.everywhere', { count: everywhere })}
        </Button>
      </div>
    </>
  )
}
