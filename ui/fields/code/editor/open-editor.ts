import { differenceOf } from '../../../parts/typing/difference.ts'
import { look } from './look.ts'
import { editor } from './monaco.ts'
import { followTheme } from './theme.ts'

export { openDiff } from './open-diff.ts'

/** An editor that is open in the page. */
export interface OpenEditor {
  /** Shows a text that came from elsewhere. The caret and what can be undone stay. */
  show: (text: string) => void
  setReadOnly: (isReadOnly: boolean) => void
  /** What takes the keys: the label and the notes of the field belong to it. */
  input: HTMLElement
  close: () => void
}

export interface EditorInput {
  text: string
  language: string
  isReadOnly: boolean
  /** Of the config's author; they come last. */
  options: object
  /** With what the editor showed before. */
  onType: (text: string, before: string) => void
}

const leastHeight = 56
/** From there on the text scrolls inside. */
const mostOfPage = 0.6

/** Opens an editor that is as high as its text, within reason. */
export function openEditor(place: HTMLElement, input: EditorInput): OpenEditor {
  const { text, language, isReadOnly, options, onType } = input
  const stopFollowing = followTheme(place.ownerDocument.documentElement)
  const view = editor.create(place, {
    value: text,
    language,
    readOnly: isReadOnly,
    ...look,
    fontFamily: getComputedStyle(place).fontFamily,
    ...options,
  })
  endLinesAs(text, view.getModel())
  let known = text
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

  return {
    show,
    setReadOnly: (readOnly) => view.updateOptions({ readOnly }),
    input: place.querySelector('textarea') ?? place,
    close: () => {
      stopFollowing()
      view.getModel()?.dispose()
      view.dispose()
    },
  }
}

/** Lines end as they do in the text. Left alone, an editor that began empty ends them as the system does. */
function endLinesAs(text: string, model: editor.ITextModel | null): void {
  const { CRLF, LF } = editor.EndOfLineSequence
  model?.setEOL(text.includes('\r\n') ? CRLF : LF)
}

function replace(view: editor.IStandaloneCodeEditor, text: string): void {
  const model = view.getModel()
  endLinesAs(text, model)
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
