import { look } from './look.ts'
import { editor } from './monaco.ts'
import { followTheme } from './theme.ts'

export interface DiffInput {
  before: string
  after: string
  labels: { before: string; after: string }
}

export type DiffOpener = (place: HTMLElement, input: DiffInput) => () => void

/** Shows two texts beside each other, or one in the other where there is no room. Answers how to close it. */
export function openDiff(place: HTMLElement, { before, after, labels }: DiffInput): () => void {
  const stopFollowing = followTheme(place.ownerDocument.documentElement)
  // Monaco has colours for JSON only with a service that would check it.
  const original = editor.createModel(before, 'javascript')
  const modified = editor.createModel(after, 'javascript')
  const view = editor.createDiffEditor(place, {
    ...look,
    fontFamily: getComputedStyle(place).fontFamily,
    readOnly: true,
    useInlineViewWhenSpaceIsLimited: true,
    hideUnchangedRegions: { enabled: true },
    renderMarginRevertIcon: false,
    renderGutterMenu: false,
  })
  view.setModel({ original, modified })
  view.getOriginalEditor().updateOptions({ ariaLabel: labels.before })
  view.getModifiedEditor().updateOptions({ ariaLabel: labels.after })
  return () => {
    stopFollowing()
    view.dispose()
    original.dispose()
    modified.dispose()
  }
}
