import type { editor } from './monaco.ts'

/** DOC-11, and what makes a field of a form out of an editor: Tab moves on, the wheel scrolls the page. */
export const look: editor.IStandaloneEditorConstructionOptions = {
  automaticLayout: true,
  detectIndentation: false,
  editContext: false,
  fixedOverflowWidgets: true,
  fontSize: 13,
  lineHeight: 18,
  lineNumbersMinChars: 3,
  minimap: { enabled: false },
  overviewRulerLanes: 0,
  padding: { top: 4, bottom: 4 },
  quickSuggestions: false,
  renderLineHighlight: 'none',
  scrollBeyondLastLine: false,
  scrollbar: { alwaysConsumeMouseWheel: false },
  tabFocusMode: true,
  tabSize: 2,
  wordBasedSuggestions: 'off',
  wordWrap: 'on',
}
