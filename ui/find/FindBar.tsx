import { useSelector } from '@xstate/react'
import CaseSensitiveIcon from 'lucide-react/icons/case-sensitive'
import ReplaceIcon from 'lucide-react/icons/replace'
import type { KeyboardEvent } from 'react'
import { useRef, useState } from 'react'
import type { FindRef } from '#machines/find'
import { current, totalOf } from '#machines/find'
import { later } from '../kit/later.tsx'
import { useText } from '../kit/text.tsx'
import { useFootHeight } from '../kit/use-foot-height.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { Input } from '../parts/Input.tsx'
import { ArrowDownIcon, ArrowUpIcon, XIcon } from '../parts/icons.ts'
import css from './FindBar.module.css'
import type { Search } from './use-search.ts'

const ReplaceLine = later(async () => (await import('./ReplaceLine.tsx')).ReplaceLine)

/** The words, how often they are there, and the way from one place to the next. */
export function FindBar({ find, search }: { find: FindRef; search: Search }) {
  const text = useText()
  const { words, matchCase } = useSelector(find, ({ context }) => context)
  const [isReplacing, setReplacing] = useState(false)
  const bar = useRef<HTMLElement>(null)
  useFootHeight(bar, '--find-height', 'all')
  const close = () => find.send({ type: 'user.close' })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') search.step(event.shiftKey ? 'user.previous' : 'user.next')
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
  }
  return (
    <search ref={bar} className={css.root} aria-label={text('find.label')}>
      <div className={css.line}>
        <Input
          boxed
          type="search"
          className={css.input}
          aria-label={text('find.label')}
          placeholder={text('find.label')}
          autoComplete="off"
          autoFocus
          value={words}
          onChange={(event) => search.type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton
          size="small"
          label={text('find.matchCase')}
          icon={<CaseSensitiveIcon />}
          aria-pressed={matchCase}
          onClick={() => search.setMatchCase(!matchCase)}
        />
        <IconButton
          size="small"
          label={text('find.replace')}
          icon={<ReplaceIcon />}
          aria-expanded={isReplacing}
          onClick={() => setReplacing(!isReplacing)}
        />
        <IconButton
          size="small"
          label={text('find.previous')}
          icon={<ArrowUpIcon />}
          onClick={() => search.step('user.previous')}
        />
        <IconButton
          size="small"
          label={text('find.next')}
          icon={<ArrowDownIcon />}
          onClick={() => search.step('user.next')}
        />
        <IconButton size="small" label={text('app.close')} icon={<XIcon />} onClick={close} />
      </div>
      {isReplacing && <ReplaceLine find={find} />}
      <p role="status" className={css.result}>
        <Result find={find} />
      </p>
    </search>
  )
}

function Result({ find }: { find: FindRef }) {
  const text = useText()
  const state = useSelector(find, (snapshot) => snapshot)
  const { found, place } = state.context
  if (state.matches({ open: 'none' })) return text('find.none')
  if (state.matches({ open: 'counted' })) return text('find.counted', { count: totalOf(found) })
  if (!state.matches({ open: 'reached' })) return null
  return (
    <>
      {text('find.shown', { place: place + 1, total: totalOf(found) })}{' '}
      <span dir="auto" className={css.where}>
        {current(state.context)?.label}
      </span>
    </>
  )
}
