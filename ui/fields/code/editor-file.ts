import EditorWorker from 'monaco-editor/editor/editor.worker?worker'

// Stays with the panel: a browser starts a worker from the page's own origin only.
globalThis.MonacoEnvironment = { getWorker: () => new EditorWorker() }

/** The script of the editor, as the build made it. */
export { address, integrity, name } from './editor/open-editor.ts?one-file'
