import { differenceOf } from '../../../parts/typing/difference.ts'
import { editor, Uri } from './monaco.ts'

export { look } from './look.ts'
export { followTheme, themeOf } from './theme.ts'

/** As much of Monaco as `@monaco-editor/react` asks of it. */
export const monaco = { editor, Uri }

/** An editor that follows the value of a field. */
export interface HeldEditor {
  /** Shows a text that came from elsewhere. The caret and what can be undone stay. */
  show: (text: string) => void
  /** What takes the keys: the label and the notes of the field belong to it. */
  input: HTMLElement
}

const leastHeight = 56
/** From there on the text scrolls inside. */
const mostOfPage = 0.6

/**
 * Tells what is typed, and shows what comes from elsewhere, only where it differs. Its place is as
 * high as the text, within reason.
 * @param onType with what the editor showed before
 */
export function holdEditor(
  view: editor.IStandaloneCodeEditor,
  place: HTMLElement,
  onType: (text: string, before: string) => void,
): HeldEditor {
  let known = view.getValue()
  view.onDidChangeModelContent(() => {
    const typed = view.getValue()
    if (isShowing || typed === known) return
    const before = known
    known = typed
    onType(typed, before)
  })
  const show = (next: string) => {
    if (isComposing) {
      late = next
      return
    }
    endLinesAs(next, view.getModel())
    if (next === known) return
    known = next
    isShowing = true
    replace(view, next)
    isShowing = false
  }
  let isShowing = false
  let isComposing = false
  /** What came while a word was composed; null: nothing did. */
  let late: string | null = null
  view.onDidCompositionStart(() => {
    isComposing = true
  })
  view.onDidCompositionEnd(() => {
    isComposing = false
    if (late !== null) show(late)
    late = null
  })
  const grow = () => {
    const frame = place.offsetHeight - place.clientHeight
    const most = place.ownerDocument.documentElement.clientHeight * mostOfPage
    const height = Math.min(view.getContentHeight() + frame, most)
    place.style.blockSize = `${Math.max(leastHeight, height)}px`
    view.layout()
  }
  view.onDidContentSizeChange(grow)
  grow()
  return { show, input: place.querySelector('textarea') ?? place }
}

/** Lines end as they do in the text. Left alone, an editor that began empty ends them as the system does. */
function endLinesAs(text: string, model: editor.ITextModel | null): void {
  const { CRLF, LF } = editor.EndOfLineSequence
  model?.setEOL(text.includes('\r\n') ? CRLF : LF)
}

function replace(view: editor.IStandaloneCodeEditor, text: string): void {
  const model = view.getModel()
  const difference = model && differenceOf(model.getValue(), text)
  if (!difference) return
  const [start, end] = [model.getPositionAt(difference.start), model.getPositionAt(difference.end)]
  const range = {
    startLineNumber: start.lineNumber,
    startColumn: start.column,
    endLineNumber: end.lineNumber,
    endColumn: end.column,
  }
  model.pushEditOperations([], [{ range, text: difference.text }], () => null)
}
