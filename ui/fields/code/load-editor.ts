import type { EditorView } from './EditorView.tsx'
import type { EditorKit } from './editor-kit.ts'
import { importVerified } from './import-verified.ts'

/** Where the editor of this page came from, or that there is none. */
export type LoadedEditor =
  | { from: 'cdn' | 'panel'; kit: EditorKit; View: typeof EditorView }
  | { from: 'nowhere' }

/** Whoever waits longer is better served by the panel's own copy. */
const msPatience = 5_000

/**
 * Loads the editor, once for all fields: from the CDN that the site names, and the panel's own copy
 * where that does not deliver it, or something else in its place.
 */
export function loadEditor(cdn: string | null): Promise<LoadedEditor> {
  loading ??= load(cdn).catch(() => {
    loading = null
    return { from: 'nowhere' }
  })
  return loading
}

let loading: Promise<LoadedEditor> | null = null

async function load(cdn: string | null): Promise<LoadedEditor> {
  const own = await import('./editor-file.ts')
  if (cdn !== null) {
    try {
      const address = `${cdn.replace(/\/$/, '')}/${own.name}`
      return editorIn('cdn', await importVerified(address, own.integrity, msPatience))
    } catch {
      // The field says so.
    }
  }
  return editorIn('panel', await import(/* @vite-ignore */ own.address))
}

/** From here on the components of `@monaco-editor/react` have this very Monaco, and fetch none. */
async function editorIn(from: 'cdn' | 'panel', kit: EditorKit): Promise<LoadedEditor> {
  const [{ loader }, { EditorView: View }] = await Promise.all([
    import('@monaco-editor/react'),
    import('./EditorView.tsx'),
  ])
  loader.config({ monaco: kit.monaco as never })
  return { from, kit, View }
}
