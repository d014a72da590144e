import { DRAG_DROP_PASTE } from '@lexical/rich-text'
import { $insertNodeToNearestRoot } from '@lexical/utils'
import { useActorRef } from '@xstate/react'
import { $insertNodes, COMMAND_PRIORITY_LOW } from 'lexical'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { RichTextField } from '#contracts/fields'
import type { RichNode } from '#contracts/rich-text/rich-nodes'
import { at } from '#machines/document'
import { linkEditorMachine } from '#machines/link-editor'
import { toHtml, toMarkdown } from '#rich-text'
import type { Reference } from '../../client/summaries.ts'
import { useLanguage, useText } from '../../kit/text.tsx'
import { IconButton } from '../../parts/IconButton.tsx'
import type { FieldViewProps } from '../field-view.ts'
import { useShowWhenRevealed } from '../kit/reveal.ts'
import type { FieldControlProps } from '../kit/ValueFrame.tsx'
import { useUploadTargets } from '../upload/use-uploads.ts'
import { Embeds } from './embeds/Embeds.tsx'
import { markFresh } from './embeds/fresh.ts'
import { $createEmbed } from './engine/embed-nodes.ts'
import { registerSmartQuotes } from './engine/smart-quotes.ts'
import { FeatureNotices } from './features/FeatureNotices.tsx'
import { customNodesOf } from './features/html-of-nodes.ts'
import { siteCommandsOf } from './features/site-commands.ts'
import type { SiteFeatures } from './features/site-features.ts'
import { useSiteFeatures } from './features/use-site-features.ts'
import { BlockHandle } from './handle/BlockHandle.tsx'
import { LinkEditor } from './link/LinkEditor.tsx'
import { LinkErrors } from './link/LinkErrors.tsx'
import { $linkAtCaret, newLink } from './link/link-acts.ts'
import { useTextPictures } from './pictures/use-text-pictures.ts'
import { SlashMenu } from './slash/SlashMenu.tsx'
import { InsertTable } from './table/InsertTable.tsx'
import { TableTools } from './table/TableTools.tsx'
import { FloatingToolbar } from './toolbar/FloatingToolbar.tsx'
import { Outline } from './toolbar/Outline.tsx'
import { Toolbar } from './toolbar/Toolbar.tsx'
import { WordCount } from './WordCount.tsx'
import css from './Writer.module.css'
import type { Insertions } from './writing/commands.ts'
import { commandsOf } from './writing/commands.ts'
import { MaximizeIcon, MinimizeIcon } from './writing/icons.ts'
import { blockNode, uploadNode } from './writing/new-nodes.ts'
import { showBlock } from './writing/show-block.ts'
import { useCommandKeys } from './writing/use-command-keys.ts'
import { useCopy } from './writing/use-copy.ts'
import { usePasteLimit } from './writing/use-paste-limit.ts'
import { offerOf, usePicker } from './writing/use-picker.tsx'
import { useTextState } from './writing/use-text-state.ts'
import { useWriter } from './writing/use-writer.ts'

interface WriterProps extends FieldViewProps<RichTextField> {
  control: FieldControlProps
}

/** Where a rich text is written (RICH-5). Another config makes another editor: the text is the document's. */
export function Writer(props: WriterProps) {
  const { features } = props.field
  const site = useSiteFeatures(features.custom)
  return <LoadedWriter key={JSON.stringify(features.custom)} {...props} site={site} />
}

function LoadedWriter(props: WriterProps & { site: SiteFeatures }) {
  const { form, field, path, List, control, site } = props
  const text = useText()
  const root = useRef<HTMLDivElement>(null)
  const editor = useWriter(root, { form, field, path }, site)
  const state = useTextState(editor, site)
  usePasteLimit(editor)
  useShowWhenRevealed(form, path, (below) => showBlock(editor, below))
  const link = useActorRef(linkEditorMachine)
  const [isFull, setFull] = useState(false)
  const [isSizing, setSizing] = useState(false)
  const isEditable = !control.readOnly
  const { features } = field
  const states = features.textStates
  const copy = useCopy()

  useLayoutEffect(() => {
    editor.setEditable(isEditable)
  }, [editor, isEditable])

  const hasSmartQuotes = features.enabled.includes('smartQuotes')
  const language = useLanguage()
  useEffect(
    () => (hasSmartQuotes ? registerSmartQuotes(editor, form.locale ?? language) : undefined),
    [editor, hasSmartQuotes, form.locale, language],
  )

  const embed = (raw: RichNode) => {
    markFresh(raw)
    editor.update(() => {
      const node = $createEmbed(raw)
      if (node.isInline()) $insertNodes([node])
      else $insertNodeToNearestRoot(node)
    })
  }
  const file = usePicker({
    field,
    path,
    slugs: Object.keys(features.uploads),
    isFile: true,
    onPick: ({ slug, id }) => embed(uploadNode(slug, id, features.uploads[slug] ?? [])),
  })
  const pictures = useTextPictures(editor, { form, field, path })
  const targets = useUploadTargets(offerOf(field, Object.keys(features.uploads), true))
  const takeFiles = useEffectEvent((files: readonly File[]) => {
    if (pictures === null || targets === null) return false
    pictures.take(files, targets.targetOf)
    return true
  })
  useEffect(
    () =>
      editor.registerCommand(DRAG_DROP_PASTE, (files) => takeFiles(files), COMMAND_PRIORITY_LOW),
    [editor],
  )
  const document = usePicker({
    field,
    path,
    slugs: features.relationships,
    isFile: false,
    onPick: ({ slug, id }) =>
      embed({ type: 'relationship', version: 2, format: '', relationTo: slug, value: id }),
  })
  const takeLinked = useRef<(reference: Reference) => void>(() => {})
  const linked = usePicker({
    field,
    path,
    slugs: features.link?.collections ?? [],
    isFile: false,
    onPick: (reference) => takeLinked.current(reference),
  })
  const insertions: Insertions = {
    link: () =>
      link.send({
        type: 'user.edit',
        link: editor.read($linkAtCaret) ?? { key: null, fields: newLink },
      }),
    upload: file.open,
    relationship: document.open,
    table: () => setSizing(true),
    block: (slug) => embed(blockNode('block', features.blocks, slug)),
    copyAs: (language) => {
      const value = at(form.document.getSnapshot().context.values, path)
      copy(
        language === 'html'
          ? toHtml(value, { customNodes: customNodesOf(site) })
          : toMarkdown(value),
      )
    },
    inlineBlock: (slug) => embed(blockNode('inlineBlock', features.inlineBlocks, slug)),
  }
  const latest = useRef(insertions)
  useLayoutEffect(() => {
    latest.current = insertions
  })
  const commands = useMemo(
    () => [...commandsOf(features, () => latest.current, text), ...siteCommandsOf(site, language)],
    [features, text, site, language],
  )
  useCommandKeys(editor, commands)
  const label = field.label ?? field.name
  const hasToolbar = features.enabled.includes('toolbarFixed')
  return (
    <div className={css.root} data-full={isFull || undefined} data-rich-text>
      <FeatureNotices named={features.custom} troubles={site.troubles} />
      {isEditable && hasToolbar && (
        <Toolbar
          {...{ commands, editor, state, states }}
          look="fixed"
          label={text('richText.toolbar', { name: label })}
          controls={control.id}
        >
          <span className={css.space} />
          {features.enabled.includes('heading') && (
            <Outline editor={editor} controls={control.id} />
          )}
          <IconButton
            size="small"
            label={text(isFull ? 'richText.leaveFullScreen' : 'richText.fullScreen')}
            icon={isFull ? <MinimizeIcon /> : <MaximizeIcon />}
            aria-pressed={isFull}
            onClick={() => setFull(!isFull)}
          />
        </Toolbar>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: no element of HTML is written in like this. */}
      <div
        ref={root}
        id={control.id}
        role="textbox"
        tabIndex={0}
        className={css.text}
        contentEditable={isEditable}
        suppressContentEditableWarning
        aria-multiline="true"
        aria-labelledby={`${control.id}-label`}
        aria-describedby={control['aria-describedby']}
        aria-invalid={control['aria-invalid']}
        aria-required={control.required}
        aria-readonly={!isEditable}
        data-placeholder={control.placeholder ?? text('richText.placeholder')}
        spellCheck
        dir="auto"
        onKeyDown={(event) => {
          if (event.key.toLowerCase() !== 'k' || event.altKey) return
          if (!(event.ctrlKey || event.metaKey) || !features.enabled.includes('link')) return
          // Without selected words, this key is the page's.
          if (!event.shiftKey && getSelection()?.isCollapsed !== false) return
          event.preventDefault()
          insertions.link()
        }}
      />
      <Embeds {...{ editor, field, form, isEditable, List, path, pictures, site }} />
      <WordCount editor={editor} />
      {isEditable && (
        <>
          <BlockHandle {...{ commands, editor, field, form, path, site }} controlId={control.id} />
          <SlashMenu {...{ commands, editor }} controlId={control.id} />
          <FloatingToolbar
            {...{ commands, editor, state, states }}
            controls={control.id}
            label={label}
          />
          {features.link && features.enabled.includes('link') && (
            <LinkErrors {...{ editor, form, path }} />
          )}
          {features.link && features.enabled.includes('link') && (
            <LinkEditor
              editor={editor}
              actor={link}
              {...{ form, path, List }}
              fields={features.link.fields}
              collections={features.link.collections}
              locale={form.locale}
              choose={(take) => {
                takeLinked.current = take
                linked.open()
              }}
            />
          )}
          {features.enabled.includes('table') && <TableTools editor={editor} />}
          <InsertTable editor={editor} isOpen={isSizing} onClose={() => setSizing(false)} />
          {file.drawer}
          {document.drawer}
          {linked.drawer}
        </>
      )}
    </div>
  )
}
