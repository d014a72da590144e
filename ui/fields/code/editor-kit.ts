/** What the build made of `open-editor.ts` exports what that file does. */
export type EditorKit = typeof import('./editor/open-editor.ts')
