import { mergeRegister } from '@lexical/utils'
import type { LexicalEditor, UpdateTag } from 'lexical'
import {
  $addUpdateTag,
  COMMAND_PRIORITY_CRITICAL,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  CUT_TAG,
  DROP_COMMAND,
  PASTE_TAG,
} from 'lexical'

/** What is done at once is undone at once: never together with what was typed before it. */
export const ownStepTag = 'stateroom-own-step'

export const isOwnStep = (tags: ReadonlySet<UpdateTag>): boolean =>
  [ownStepTag, PASTE_TAG, CUT_TAG].some((tag) => tags.has(tag))

/** What is dropped, and what the browser puts in, such as a word spelled right. */
export const registerOwnSteps = (editor: LexicalEditor): (() => void) =>
  mergeRegister(
    editor.registerCommand(DROP_COMMAND, () => $beginStep(), COMMAND_PRIORITY_CRITICAL),
    editor.registerCommand(
      CONTROLLED_TEXT_INSERTION_COMMAND,
      (typed) => typeof typed !== 'string' && $beginStep(),
      COMMAND_PRIORITY_CRITICAL,
    ),
  )

function $beginStep(): false {
  $addUpdateTag(ownStepTag)
  return false
}
