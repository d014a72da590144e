import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useId } from 'react'
import type { DocumentData } from '#contracts/documents'
import { equal } from '#machines/document'
import type { LinkEditorActor } from '#machines/link-editor'
import { wordsIn } from '#machines/link-editor'
import type { Reference } from '../../../client/summaries.ts'
import { useText } from '../../../kit/text.tsx'
import { Button } from '../../../parts/Button.tsx'
import { Checkbox } from '../../../parts/Checkbox.tsx'
import { FieldFrame } from '../../../parts/FieldFrame.tsx'
import { GuardedEntries, Touched, useGuarded } from '../../../parts/form-guard.tsx'
import { Input } from '../../../parts/Input.tsx'
import { focusWhenShown } from './focus-when-shown.ts'
import { LinkBox } from './LinkBox.tsx'
import css from './LinkEditor.module.css'
import { leaveBox, submitLink } from './submit-link.ts'

export interface LinkFormProps {
  actor: LinkEditorActor
  /** The collections of internal links; none: only addresses. */
  collections: readonly string[]
  locale: string | null
  /** Lets a document be chosen from the lists. */
  choose: (take: (reference: Reference) => void) => void
  /** The form of the site's own fields. */
  ownFields: ReactNode
}

/** Where a link is to lead. */
export function LinkForm(props: LinkFormProps) {
  const { actor, collections, ownFields } = props
  const text = useText()
  const { draft, change } = useLinkDraft(actor)
  const before = useSelector(actor, ({ context }) => context.link?.fields)
  const guarded = useGuarded(true, 'own', () => actor.send({ type: 'user.cancel' }))
  const isThere = useSelector(actor, ({ context }) => context.link?.key !== null)
  const mayFind = collections.length > 0
  const submit = () => submitLink(actor, mayFind)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form in the document's form would be sent by the browser.
    <div
      className={css.form}
      data-guarded
      role="form"
      aria-label={text('richText.link.edit')}
      // Not when the box loses the focus: what is pressed would move away before it is released.
      onClick={({ target }) => {
        if (target instanceof Element && !target.closest('[data-link-box]')) leaveBox(actor)
      }}
      onKeyDown={(event) => {
        if (event.defaultPrevented || event.nativeEvent.isComposing) return
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) submit()
        else if (event.key === 'Escape') guarded.close()
        else return
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      <GuardedEntries guarded={guarded}>
        <Touched when={!equal(draft, before ?? {})} />
        {mayFind ? <LinkBox {...props} /> : <LinkedAddress actor={actor} />}
        <Checkbox
          label={text('richText.link.newTab')}
          checked={draft.newTab === true}
          onChange={(event) => change({ newTab: event.currentTarget.checked })}
        />
        {ownFields}
        <div className={css.actions}>
          {isThere && (
            <Button bare size="small" onClick={() => actor.send({ type: 'user.remove' })}>
              {text('richText.link.remove')}
            </Button>
          )}
          <Button size="small" onClick={() => actor.send({ type: 'user.cancel' })}>
            {text('app.cancel')}
          </Button>
          <Button size="small" kind="primary" onClick={submit}>
            {text('richText.link.apply')}
          </Button>
        </div>
      </GuardedEntries>
    </div>
  )
}

function LinkedAddress({ actor }: Pick<LinkFormProps, 'actor'>) {
  const text = useText()
  const controlId = useId()
  const { draft, isRefused, change } = useLinkDraft(actor)
  return (
    <FieldFrame
      label={text('richText.link.url')}
      controlId={controlId}
      error={isRefused ? text('richText.link.invalid') : undefined}
    >
      {(control) => (
        <Input
          {...control}
          ref={focusWhenShown}
          dir="ltr"
          inputMode="url"
          autoComplete="off"
          value={wordsIn(draft)}
          onChange={(event) => change({ url: event.currentTarget.value })}
        />
      )}
    </FieldFrame>
  )
}

function useLinkDraft(actor: LinkEditorActor) {
  const draft = useSelector(actor, ({ context }) => context.draft)
  const isRefused = useSelector(actor, (state) => state.matches({ editing: 'refused' }))
  const change = (part: DocumentData) =>
    actor.send({ type: 'user.change', fields: { ...draft, ...part } })
  return { draft, isRefused, change }
}
