import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { LinkEditorActor } from '#machines/link-editor'
import { useConfig } from '../../../kit/config.ts'
import { InOtherLanguage } from '../../../kit/InOtherLanguage.tsx'
import { problemText, useText } from '../../../kit/text.tsx'
import type { FallbackTitle } from '../../../kit/titles.ts'
import { useFallbackTitles } from '../../../kit/titles.ts'
import { Button } from '../../../parts/Button.tsx'
import { Spinner } from '../../../parts/Spinner.tsx'
import { useCollections } from '../writing/use-collections.ts'
import css from './LinkBox.module.css'
import type { LinkOption } from './link-options.ts'

interface LinkOptionsProps {
  actor: LinkEditorActor
  id: string
  locale: string | null
  options: readonly LinkOption[]
  active: LinkOption | undefined
  onPoint: (option: LinkOption) => void
  onChoose: (option: LinkOption) => void
}

/** What can be chosen for what was typed, and how far the search has come. The focus stays in the box. */
export function LinkOptions({ actor, id, locale, options, active, ...rest }: LinkOptionsProps) {
  const text = useText()
  const documents = options.flatMap((option) =>
    option.kind === 'document' ? [option.document] : [],
  )
  const labels = useCollections(documents.map(({ slug }) => slug))
  const untitled = documents.filter(({ title }) => title === null)
  const fallbacks = useFallbackTitles(untitled, locale)
  const activeId = active && `${id}-${options.indexOf(active)}`
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the caret stays in the box.
    <div className={css.list} onMouseDown={(event) => event.preventDefault()}>
      {options.length > 0 && (
        <div id={id} role="listbox" aria-label={text('richText.link.target')}>
          {options.map((option, index) => (
            <Option
              key={option.key}
              id={`${id}-${index}`}
              option={option}
              detail={
                option.kind === 'document'
                  ? labels[documents.indexOf(option.document)]
                  : text('richText.link.url')
              }
              fallback={
                option.kind === 'document'
                  ? fallbacks[untitled.indexOf(option.document)]
                  : undefined
              }
              isActive={option === active}
              {...rest}
            />
          ))}
        </div>
      )}
      <SearchNote actor={actor} isEmpty={options.length === 0} />
    </div>
  )
}

interface OptionProps extends Pick<LinkOptionsProps, 'onPoint' | 'onChoose'> {
  id: string
  option: LinkOption
  detail: string | undefined
  fallback: FallbackTitle | null | undefined
  isActive: boolean
}

function Option({ id, option, detail, fallback, isActive, onPoint, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box above hears the keys.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      className={css.option}
      aria-selected={isActive}
      onPointerMove={() => isActive || onPoint(option)}
      onClick={() => onChoose(option)}
    >
      <OptionName option={option} fallback={fallback} />
      <span className={css.detail}>{detail}</span>
    </div>
  )
}

function OptionName({ option, fallback }: Pick<OptionProps, 'option' | 'fallback'>) {
  const text = useText()
  if (option.kind === 'address') {
    return (
      <span className={css.name} dir="ltr">
        {option.url}
      </span>
    )
  }
  const { id, title } = option.document
  return (
    <span className={css.name} dir="auto">
      {title ?? (fallback ? <InOtherLanguage {...fallback} /> : text('field.untitled', { id }))}
    </span>
  )
}

function SearchNote({ actor, isEmpty }: Pick<LinkOptionsProps, 'actor'> & { isEmpty: boolean }) {
  const text = useText()
  const { collections } = useConfig()
  const isSearching = useSelector(actor, (state) => state.hasTag('searching'))
  const canRetry = useSelector(actor, (state) => state.can({ type: 'user.search' }))
  const { problem, missed } = useSelector(actor, ({ context }) => context)
  const said = () => {
    if (isSearching) return null
    if (problem) return `${text('palette.failed')} ${problemText(text, problem)}`
    if (missed.length === 0) return isEmpty ? text('palette.nothing') : null
    const labels = missed.map(
      (slug) => collections.find((one) => one.slug === slug)?.labels.plural ?? slug,
    )
    return text('palette.missed', { labels })
  }
  return (
    <div className={css.note}>
      <p role="status">
        {isSearching ? (
          <>
            <Spinner /> {text('palette.searching')}
          </>
        ) : (
          said()
        )}
      </p>
      {canRetry && (
        <Button size="small" onClick={() => actor.send({ type: 'user.search' })}>
          {text('app.tryAgain')}
        </Button>
      )}
    </div>
  )
}
