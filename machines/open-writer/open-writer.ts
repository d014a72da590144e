import { createActor, fromPromise } from 'xstate'
import { blockHandleMachine } from '#machines/block-handle'
import { fileDropMachine } from '#machines/file-drop'
import { foldedSectionsMachine } from '#machines/folded-sections'
import { linkEditorMachine } from '#machines/link-editor'
import { slashMenuMachine } from '#machines/slash-menu'
import { tableSelectionMachine } from '#machines/table-selection'
import type { End } from '../kit/follow.ts'
import { endAll } from '../kit/follow.ts'
import { blockHandleToText } from './block-handle-to-text.ts'
import { fileDropToText } from './file-drop-to-text.ts'
import { foldedSectionsToText, toggleFold } from './folded-sections-to-text.ts'
import { linkEditorToText } from './link-editor-to-text.ts'
import type { LinkEditorWork, OpenWriter, WriterActors, WriterWork } from './open-writer.types.ts'
import { slashMenuToText } from './slash-menu-to-text.ts'
import { tableSelectionToText } from './table-selection-to-text.ts'

/** One owner of the tools that live while a rich text is on the screen. */
export function openWriter(work: WriterWork): OpenWriter {
  const actors: WriterActors = {
    blockHandle: createActor(blockHandleMachine),
    fileDrop: createActor(fileDropMachine),
    foldedSections: createActor(foldedSectionsMachine),
    slashMenu: createActor(slashMenuMachine),
    linkEditor: createActor(searching(work.linkEditor)),
    tableSelection: createActor(tableSelectionMachine),
  }
  let endHearing: End = () => {}
  let endFolding: End = () => {}
  let isLeft = false

  return {
    ...actors,
    start() {
      for (const actor of Object.values(actors)) actor.start()
      endFolding = foldedSectionsToText(actors.foldedSections, work.foldedSections)
    },
    toggleFold: (heading) => toggleFold(actors.foldedSections, work.foldedSections, heading),
    setEditable(isEditable) {
      endHearing()
      endHearing = isEditable && !isLeft ? toolsToText(actors, work) : () => {}
    },
    leave() {
      isLeft = true
      endHearing()
      endHearing = () => {}
      endFolding()
      for (const actor of Object.values(actors)) actor.stop()
    },
    isLeft: () => isLeft,
  }
}

/** A new search aborts the one before. */
const searching = (work: LinkEditorWork | null) =>
  work
    ? linkEditorMachine.provide({
        actors: { find: fromPromise(({ input, signal }) => work.find(input, signal)) },
      })
    : linkEditorMachine

function toolsToText(actors: WriterActors, work: WriterWork): End {
  const fold = (heading: string) => toggleFold(actors.foldedSections, work.foldedSections, heading)
  const { blockHandle, fileDrop, linkEditor, slashMenu, tableSelection } = work
  const none = () => {}
  return endAll(
    linkEditor ? linkEditorToText(actors.linkEditor, linkEditor) : none,
    tableSelection ? tableSelectionToText(actors.tableSelection, tableSelection) : none,
    slashMenuToText(actors.slashMenu, slashMenu),
    blockHandleToText(actors.blockHandle, blockHandle, fold),
    fileDropToText(actors.fileDrop, fileDrop),
  )
}
