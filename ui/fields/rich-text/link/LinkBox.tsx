import { useSelector } from '@xstate/react'
import { useId } from 'react'
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
import { referenceIn } from './link-reference.ts'
import { chooseOption } from './submit-link.ts'
import { useLinkList } from './use-link-list.ts'

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
  const draft = useSelector(actor, ({ context }) => context.draft)
  const isRefused = useSelector(actor, (state) => state.matches({ editing: 'refused' }))
  const reference = draft.linkType === 'internal' ? referenceIn(draft.doc) : null
  const [known] = useSummaries(reference ? [reference] : [], locale)
  const [collection] = useCollections(reference ? [reference.slug] : [])
  const words = wordsIn(draft)
  const isUrl = isMeantAsUrl(words)
  const { act, active, activeAt, isListed, options, setPointed } = useLinkList(actor)
  const listId = `${id}-list`
  return (
    <FieldFrame
      data-link-box
      label={text('richText.link.target')}
      controlId={id}
      description={collection}
      error={
        isRefused ? text(isUrl ? 'richText.link.invalid' : 'richText.link.noDocument') : undefined
      }
      aside={<ChooseFromLists {...{ actor, choose }} />}
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
            data-own-history
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
              onClick={() => {
                actor.send({ type: 'user.change', fields: typedInto(draft, '') })
                document.getElementById(id)?.focus()
              }}
            />
          )}
        </div>
      )}
    </FieldFrame>
  )
}

function ChooseFromLists({ actor, choose }: Pick<LinkBoxProps, 'actor' | 'choose'>) {
  const text = useText()
  const take = (picked: Reference) => {
    const { draft } = actor.getSnapshot().context
    actor.send({ type: 'user.change', fields: linkedTo(draft, picked) })
  }
  return <FieldAction onClick={() => choose(take)}>{text('richText.link.choose')}</FieldAction>
}
