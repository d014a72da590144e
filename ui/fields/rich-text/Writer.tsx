import { LexicalExtensionEditorComposer } from '@lexical/react/LexicalExtensionEditorComposer'
import { useMemo, useRef, useState } from 'react'
import type { RichTextField } from '#contracts/fields'
import { later } from '../../kit/later.tsx'
import type { FieldViewProps } from '../field-view.ts'
import { useShowWhenRevealed } from '../kit/reveal.ts'
import type { FieldControlProps } from '../kit/ValueFrame.tsx'
import { EmbedContext } from './embeds/embed-context.ts'
import { FixedToolbar } from './FixedToolbar.tsx'
import { FeatureNotices } from './features/FeatureNotices.tsx'
import type { SiteFeatures } from './features/site-features.ts'
import { useSiteFeatures } from './features/use-site-features.ts'
import { FoldMarks } from './handle/FoldMarks.tsx'
import { useOutlineBeside } from './outline/use-outline-beside.ts'
import { useTakenFiles } from './pictures/use-taken-files.ts'
import { useTextPictures } from './pictures/use-text-pictures.ts'
import { InsertTable } from './table/InsertTable.tsx'
import { HeadingsOffered } from './toolbar/HeadingsOffered.tsx'
import { WordCount } from './WordCount.tsx'
import css from './Writer.module.css'
import { WriterText } from './WriterText.tsx'
import { WriterTools } from './WriterTools.tsx'
import { WrittenKind } from './WrittenKind.tsx'
import { useOpenWriter } from './work/use-open-writer.ts'
import { showBlock } from './writing/show-block.ts'
import { useCommands } from './writing/use-commands.ts'
import { useInsertions } from './writing/use-insertions.tsx'
import { useTextInput } from './writing/use-text-input.ts'
import { useTextState } from './writing/use-text-state.ts'
import { useWriter } from './writing/use-writer.ts'

const OutlinePane = later(async () => (await import('./outline/OutlinePane.tsx')).OutlinePane)

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
  const { custom, enabled } = field.features
  const isEditable = !control.readOnly
  const hasOutline = isEditable && enabled.includes('toolbarFixed') && enabled.includes('heading')
  const [isFull, setFull] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const outline = useOutlineBeside(frame)
  const [isSizing, setSizing] = useState(false)
  const editor = useWriter({ form, field, path }, site)
  const state = useTextState(editor, site)
  const { commands, insertions } = useCommands(field, site)
  const pictures = useTextPictures(editor, { form, field, path })
  const takeFiles = useTakenFiles(editor, field, pictures)
  const shown = { commands, controlId: control.id, field, form, path, site, takeFiles }
  const writer = useOpenWriter(editor, shown, isEditable)
  const { drawers, chooseLinked } = useInsertions(insertions, {
    ...{ editor, field, form, path, site },
    link: writer.linkEditor,
    sizeTable: () => setSizing(true),
  })
  useTextInput(editor, { field, locale: form.locale, commands })
  useShowWhenRevealed(form, path, (below) => showBlock(editor, below))
  const embedded = useMemo(
    () => ({ field, form, isEditable, List, path, pictures, site }),
    [field, form, isEditable, List, path, pictures, site],
  )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key is that of the text in it.
    <div
      ref={frame}
      className={css.root}
      data-full={isFull || undefined}
      data-rich-text
      onKeyDown={(event) => {
        if (!isFull || event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        setFull(false)
      }}
    >
      <EmbedContext value={embedded}>
        <LexicalExtensionEditorComposer initialEditor={editor}>
          <FeatureNotices named={custom} troubles={site.troubles} />
          {isEditable && enabled.includes('toolbarFixed') && (
            <FixedToolbar {...{ editor, isFull, outline, shown, state }} onFull={setFull} />
          )}
          <div className={css.page}>
            {outline?.isOpen && hasOutline && <OutlinePane {...{ editor, writer }} />}
            <div className={css.lines}>
              <WriterText
                control={control}
                onLink={enabled.includes('link') ? () => insertions.current?.link() : null}
              />
            </div>
          </div>
          <FoldMarks {...{ editor, writer }} />
          <WordCount editor={editor} />
          <HeadingsOffered
            {...{ editor }}
            controlId={control.id}
            name={field.label ?? field.name}
          />
          {isEditable && (
            <>
              <WrittenKind {...{ editor, commands }} />
              <WriterTools {...{ editor, List, shown, state, writer }} choose={chooseLinked} />
              <InsertTable editor={editor} isOpen={isSizing} onClose={() => setSizing(false)} />
              {drawers}
            </>
          )}
        </LexicalExtensionEditorComposer>
      </EmbedContext>
    </div>
  )
}
