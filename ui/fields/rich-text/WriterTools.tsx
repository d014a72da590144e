import { useSelector } from '@xstate/react'
import type { LexicalEditor } from 'lexical'
import type { OpenWriter } from '#machines/open-writer'
import type { FieldViewProps } from '../field-view.ts'
import { BlockHandle } from './handle/BlockHandle.tsx'
import { DropLine } from './handle/DropLine.tsx'
import { LinkEditor } from './link/LinkEditor.tsx'
import { LinkErrors } from './link/LinkErrors.tsx'
import type { LinkFormProps } from './link/LinkForm.tsx'
import { SlashMenu } from './slash/SlashMenu.tsx'
import { TableTools } from './table/TableTools.tsx'
import { FloatingToolbar } from './toolbar/FloatingToolbar.tsx'
import type { WriterNow } from './work/writer-now.ts'
import type { TextState } from './writing/text-state.ts'

interface WriterToolsProps extends Pick<FieldViewProps, 'List'> {
  writer: OpenWriter
  editor: LexicalEditor
  state: TextState
  shown: WriterNow
  choose: LinkFormProps['choose']
}

/** What is shown beside the caret, the pointer and the selection while the text can be edited. */
export function WriterTools({ writer, editor, state, shown, choose, List }: WriterToolsProps) {
  const { commands, controlId, field, form, path } = shown
  const { enabled, link, textStates } = field.features
  const block = useSelector(writer.blockHandle, ({ context }) => context.drop)
  const files = useSelector(writer.fileDrop, ({ context }) => context.drop)
  return (
    <>
      <BlockHandle
        actor={writer.blockHandle}
        sections={writer.foldedSections}
        {...{ commands, controlId, editor }}
      />
      <DropLine editor={editor} drop={block ?? files} />
      <SlashMenu menu={writer.slashMenu} {...{ commands, controlId, editor }} />
      <FloatingToolbar
        {...{ commands, editor, form, state }}
        states={textStates}
        controls={controlId}
        label={field.label ?? field.name}
      />
      {link && enabled.includes('link') && (
        <>
          <LinkErrors {...{ editor, form, path }} />
          <LinkEditor
            actor={writer.linkEditor}
            {...{ choose, editor, form, List, path }}
            fields={link.fields}
            collections={link.collections}
            locale={form.locale}
          />
        </>
      )}
      {enabled.includes('table') && <TableTools actor={writer.tableSelection} editor={editor} />}
    </>
  )
}
