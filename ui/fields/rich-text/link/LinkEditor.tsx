import { useSelector } from '@xstate/react'
import type { LexicalEditor } from 'lexical'
import { SKIP_DOM_SELECTION_TAG } from 'lexical'
import type { FormEvent } from 'react'
import { useEffect, useEffectEvent, useId } from 'react'
import type { DocumentData, DocumentId, Json } from '#config-schema'
import { hasSafeScheme, isRecord } from '#config-schema'
import type { LinkEditorActor } from '#machines/link-editor'
import type { Reference } from '../../../client/summaries.ts'
import { DocumentName } from '../../../kit/DocumentName.tsx'
import { useText } from '../../../kit/text.tsx'
import { useSummaries } from '../../../kit/titles.ts'
import { Button } from '../../../parts/Button.tsx'
import { Checkbox } from '../../../parts/Checkbox.tsx'
import { FieldFrame } from '../../../parts/FieldFrame.tsx'
import { IconButton } from '../../../parts/IconButton.tsx'
import { Input } from '../../../parts/Input.tsx'
import { ExternalLinkIcon, PencilIcon } from '../../../parts/icons.ts'
import { newWindow } from '../../../parts/new-window.ts'
import { RadioGroup } from '../../../parts/RadioGroup.tsx'
import { writtenUrl } from '../engine/written-url.ts'
import { caretRect, Floating } from '../writing/floating.tsx'
import { UnlinkIcon } from '../writing/icons.ts'
import css from './LinkEditor.module.css'
import { $linkAtCaret, removeLink, writeLink } from './link-acts.ts'

interface LinkEditorProps {
  editor: LexicalEditor
  actor: LinkEditorActor
  /** The collections of internal links; none: only addresses. */
  collections: readonly string[]
  locale: string | null
  /** Lets a document be chosen from the lists. */
  choose: (take: (reference: Reference) => void) => void
}

/** What a link leads to, beside the caret; and the form in which it is changed (RICH-5). */
export function LinkEditor({ editor, actor, collections, locale, choose }: LinkEditorProps) {
  const isShown = useSelector(actor, (state) => state.matches('shown'))
  const isEditing = useSelector(actor, (state) => state.matches('editing'))
  const link = useSelector(actor, ({ context }) => context.link)

  const write = useEffectEvent((key: string | null, fields: DocumentData) =>
    writeLink(editor, key, fields),
  )
  useEffect(() => {
    const end = editor.registerUpdateListener(({ tags }) => {
      if (tags.has(SKIP_DOM_SELECTION_TAG)) return
      actor.send({ type: 'page.selected', link: editor.read($linkAtCaret) })
    })
    const subscriptions = [
      actor.on('written', ({ key, fields }) => write(key, fields)),
      actor.on('removed', ({ key }) => removeLink(editor, key)),
      actor.on('left', () => editor.focus()),
    ]
    return () => {
      end()
      for (const { unsubscribe } of subscriptions) unsubscribe()
    }
  }, [actor, editor])

  if (!link || (!isShown && !isEditing)) return null
  const anchor = () => anchorOf(editor, link.key)
  return (
    <Floating anchor={anchor} offset={8} from="bottom" side="below" className={css.root}>
      {isEditing ? (
        <LinkForm {...{ actor, collections, locale, choose }} />
      ) : (
        <ShownLink {...{ actor, editor, locale }} fields={link.fields} />
      )}
    </Floating>
  )
}

function anchorOf(editor: LexicalEditor, key: string | null): DOMRect | null {
  const element = key === null ? null : editor.getElementByKey(key)
  return element?.getBoundingClientRect() ?? caretRect(editor.getRootElement()) ?? null
}

interface ShownProps {
  actor: LinkEditorActor
  editor: LexicalEditor
  fields: DocumentData
  locale: string | null
}

function ShownLink({ actor, editor, fields, locale }: ShownProps) {
  const text = useText()
  const reference = referenceIn(fields.doc)
  const isInternal = fields.linkType === 'internal'
  const [known] = useSummaries(isInternal && reference ? [reference] : [], locale)
  const url = typeof fields.url === 'string' ? fields.url : ''
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the caret stays in the text.
    <div className={css.shown} onMouseDown={(event) => event.preventDefault()}>
      {isInternal && reference ? (
        <bdi className={css.target}>
          <DocumentName id={reference.id} known={known} />
        </bdi>
      ) : (
        <bdi className={css.target}>{url}</bdi>
      )}
      {!isInternal && url !== '' && hasSafeScheme(url) && (
        <a
          className={css.open}
          href={url}
          {...newWindow}
          title={text('richText.link.open')}
          aria-label={text('richText.link.open')}
        >
          <ExternalLinkIcon />
        </a>
      )}
      {editor.isEditable() && (
        <>
          <IconButton
            size="small"
            label={text('richText.link.edit')}
            icon={<PencilIcon />}
            onClick={() => {
              const { link } = actor.getSnapshot().context
              if (link) actor.send({ type: 'user.edit', link })
            }}
          />
          <IconButton
            size="small"
            label={text('richText.link.remove')}
            icon={<UnlinkIcon />}
            onClick={() => actor.send({ type: 'user.remove' })}
          />
        </>
      )}
    </div>
  )
}

type FormProps = Pick<LinkEditorProps, 'actor' | 'collections' | 'locale' | 'choose'>

function LinkForm({ actor, collections, locale, choose }: FormProps) {
  const text = useText()
  const id = useId()
  const draft = useSelector(actor, ({ context }) => context.draft)
  const isRefused = useSelector(actor, (state) => state.matches({ editing: 'refused' }))
  const isThere = useSelector(actor, ({ context }) => context.link?.key !== null)
  const isInternal = draft.linkType === 'internal'
  const reference = referenceIn(draft.doc)
  const [known] = useSummaries(reference ? [reference] : [], locale)
  const change = (part: DocumentData) =>
    actor.send({ type: 'user.change', fields: { ...draft, ...part } })
  const typed = typeof draft.url === 'string' ? draft.url : ''
  const isValid = isInternal ? reference !== null : writtenUrl(typed) !== null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (!isInternal && isValid) change({ url: writtenUrl(typed)! })
    actor.send({ type: 'user.submit', isValid })
  }
  return (
    <form
      className={css.form}
      aria-label={text('richText.link.edit')}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        actor.send({ type: 'user.cancel' })
      }}
    >
      {collections.length > 0 && (
        <RadioGroup
          legend={text('richText.link.kind')}
          value={isInternal ? 'internal' : 'custom'}
          choices={[
            { value: 'custom', label: text('richText.link.custom') },
            { value: 'internal', label: text('richText.link.internal') },
          ]}
          onChange={(linkType) => change({ linkType })}
        />
      )}
      {isInternal ? (
        <FieldFrame
          label={text('richText.link.internal')}
          controlId={`${id}-doc`}
          error={isRefused && !reference ? text('richText.link.noDocument') : undefined}
        >
          {(control) => (
            <Button
              {...control}
              onClick={() =>
                choose(({ slug, id: value }) => change({ doc: { relationTo: slug, value } }))
              }
            >
              {reference ? (
                <DocumentName id={reference.id} known={known} />
              ) : (
                text('richText.link.choose')
              )}
            </Button>
          )}
        </FieldFrame>
      ) : (
        <FieldFrame
          label={text('richText.link.url')}
          controlId={`${id}-url`}
          error={isRefused ? text('richText.link.invalid') : undefined}
        >
          {(control) => (
            <Input
              {...control}
              ref={(input) => input?.focus()}
              dir="ltr"
              inputMode="url"
              autoComplete="off"
              value={typed}
              onChange={(event) => change({ url: event.currentTarget.value })}
            />
          )}
        </FieldFrame>
      )}
      <Checkbox
        label={text('richText.link.newTab')}
        checked={draft.newTab === true}
        onChange={(event) => change({ newTab: event.currentTarget.checked })}
      />
      <div className={css.actions}>
        {isThere && (
          <Button bare size="small" onClick={() => actor.send({ type: 'user.remove' })}>
            {text('richText.link.remove')}
          </Button>
        )}
        <Button size="small" onClick={() => actor.send({ type: 'user.cancel' })}>
          {text('app.cancel')}
        </Button>
        <Button size="small" kind="primary" type="submit">
          {text('richText.link.apply')}
        </Button>
      </div>
    </form>
  )
}

function referenceIn(doc: Json | undefined): Reference | null {
  if (!isRecord(doc) || typeof doc.relationTo !== 'string') return null
  const id = isRecord(doc.value) ? doc.value.id : doc.value
  return typeof id === 'string' || typeof id === 'number'
    ? { slug: doc.relationTo, id: id as DocumentId }
    : null
}
