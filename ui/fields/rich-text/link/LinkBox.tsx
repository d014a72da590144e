import { useSelector } from '@xstate/react'
import type { KeyboardEvent } from 'react'
import { useId, useState } from 'react'
import type { LinkEditorActor } from '#machines/link-editor'
import { linkedTo, typedInto, wordsIn } from '#machines/link-editor'
import type { Reference } from '../../../client/summaries.ts'
import { useText } from '../../../kit/text.tsx'
import { fallbackOf, titleText, useSummaries } from '../../../kit/titles.ts'
import { FieldFrame } from '../../../parts/FieldFrame.tsx'
import { IconButton } from '../../../parts/IconButton.tsx'
import { Input } from '../../../parts/Input.tsx'
import { XIcon } from '../../../parts/icons.ts'
import { FieldAction } from '../../kit/FieldAction.tsx'
import { isMeantAsUrl } from '../engine/written-url.ts'
import { useCollections } from '../writing/use-collections.ts'
import { focusWhenShown } from './focus-when-shown.ts'
import css from './LinkBox.module.css'
import { LinkOptions } from './LinkOptions.tsx'
import type { LinkOption } from './link-options.ts'
import { linkOptions } from './link-options.ts'
import { referenceIn } from './link-reference.ts'
import { chooseOption, leaveBox, submitLink, submitOption } from './submit-link.ts'

interface LinkBoxProps {
  actor: LinkEditorActor
  locale: string | null
  /** Lets a document be chosen from the lists. */
  choose: (take: (reference: Reference) => void) => void
}

/** An address or a document, in one box: words search the titles, and what was chosen stands in it. */
export function LinkBox({ actor, locale, choose }: LinkBoxProps) {
  const text = useText()
  const id = useId()
  const { draft, documents } = useSelector(actor, ({ context }) => context)
  const isRefused = useSelector(actor, (state) => state.matches({ editing: 'refused' }))
  const isListed = useSelector(actor, (state) => state.hasTag('listed'))
  const isFound = useSelector(actor, (state) => state.matches({ editing: 'found' }))
  const [pointed, setPointed] = useState<string | null>(null)

  const reference = draft.linkType === 'internal' ? referenceIn(draft.doc) : null
  const [known] = useSummaries(reference ? [reference] : [], locale)
  const [collection] = useCollections(reference ? [reference.slug] : [])
  const words = wordsIn(draft)
  const isUrl = isMeantAsUrl(words)
  const options = isListed ? linkOptions(words, documents) : []
  const chosen = options.find(({ key }) => key === pointed)
  const active = chosen ?? (isUrl || isFound ? bestOf(options, isUrl) : undefined)
  const activeAt = active ? options.indexOf(active) : null
  const listId = `${id}-list`

  const clear = () => {
    actor.send({ type: 'user.change', fields: typedInto(draft, '') })
    document.getElementById(id)?.focus()
  }
  const closeList = () => {
    setPointed(null)
    actor.send({ type: 'user.closeList' })
  }
  const act = (event: KeyboardEvent): boolean => {
    const place = placeAfter(event, activeAt, options.length)
    if (place !== undefined) setPointed(options[place]?.key ?? null)
    else if (event.key === 'ArrowDown') actor.send({ type: 'user.search' })
    else if (event.key === 'Escape' && isListed) closeList()
    else if (event.key === 'Tab') {
      leaveBox(actor)
      return false
    } else if (event.key === 'Enter') {
      if (chosen) submitOption(actor, chosen)
      else submitLink(actor, true)
    } else return false
    return true
  }
  return (
    <FieldFrame
      data-link-box
      label={text('richText.link.target')}
      controlId={id}
      description={collection}
      error={
        isRefused ? text(isUrl ? 'richText.link.invalid' : 'richText.link.noDocument') : undefined
      }
      aside={
        <FieldAction
          onClick={() =>
            choose((picked) => {
              const { draft: latest } = actor.getSnapshot().context
              actor.send({ type: 'user.change', fields: linkedTo(latest, picked) })
            })
          }
        >
          {text('richText.link.choose')}
        </FieldAction>
      }
      below={
        isListed && (
          <LinkOptions
            {...{ actor, locale, options, active }}
            id={listId}
            onPoint={({ key }) => setPointed(key)}
            onChoose={(option) => chooseOption(actor, option)}
          />
        )
      }
    >
      {(control) => (
        <div className={css.box}>
          <Input
            {...control}
            ref={focusWhenShown}
            role="combobox"
            className={css.input}
            aria-autocomplete="list"
            aria-expanded={options.length > 0}
            aria-controls={options.length > 0 ? listId : undefined}
            aria-activedescendant={activeAt === null ? undefined : `${listId}-${activeAt}`}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="done"
            dir={reference || (words !== '' && !isUrl) ? 'auto' : isUrl ? 'ltr' : undefined}
            lang={fallbackOf(known)?.locale}
            data-chosen={reference ? '' : undefined}
            value={reference ? titleText(text, reference.id, known) : words}
            onFocus={({ currentTarget }) => reference && currentTarget.select()}
            onChange={({ currentTarget }) => {
              setPointed(null)
              actor.send({ type: 'user.type', words: currentTarget.value })
            }}
            onKeyDown={(event) => {
              if (event.nativeEvent.isComposing || !act(event)) return
              event.preventDefault()
              event.stopPropagation()
            }}
          />
          {reference && (
            <IconButton
              size="small"
              className={css.clear}
              label={text('field.choices.clear')}
              icon={<XIcon />}
              onClick={clear}
            />
          )}
        </div>
      )}
    </FieldFrame>
  )
}

/** What Enter takes while no arrow was pressed. */
const bestOf = (options: readonly LinkOption[], isUrl: boolean): LinkOption | undefined =>
  options.find(({ kind }) => (kind === 'address') === isUrl)

/** Where an arrow leads to in the list, from where one is, or from nowhere. */
function placeAfter(
  { key }: KeyboardEvent,
  place: number | null,
  count: number,
): number | undefined {
  if (count === 0) return undefined
  const last = count - 1
  if (key === 'ArrowDown') return place === null || place === last ? 0 : place + 1
  if (key === 'ArrowUp') return place === null || place === 0 ? last : place - 1
  return undefined
}
