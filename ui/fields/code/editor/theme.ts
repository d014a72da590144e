import { editor } from './monaco.ts'

/** Both themes are clear: the page shows through. */
const clear = {
  'editor.background': '#00000000',
  'editorGutter.background': '#00000000',
  focusBorder: '#00000000',
}

editor.defineTheme('stateroom-light', {
  base: 'vs',
  inherit: true,
  rules: [],
  colors: {
    ...clear,
    'editorLineNumber.foreground': '#6b6762',
    // Monaco's own hide what was removed where it stands above what came instead.
    'diffEditor.removedLineBackground': '#ff000012',
    'diffEditor.removedTextBackground': '#ff000020',
  },
})
editor.defineTheme('stateroom-dark', {
  base: 'vs-dark',
  inherit: true,
  rules: [],
  colors: { ...clear, 'editorLineNumber.foreground': '#9c9892' },
})

/** The theme of an editor in a page as it looks now. */
export function themeOf(page: HTMLElement): string {
  const scheme = getComputedStyle(page).colorScheme
  const isDark = scheme === 'dark' || (scheme.includes('dark') && system().matches)
  return isDark ? 'stateroom-dark' : 'stateroom-light'
}

const system = () => matchMedia('(prefers-color-scheme: dark)')

/** All editors of the page wear its theme, from now on and until the answer is called. */
export function followTheme(page: HTMLElement): () => void {
  const wishes = system()
  const wear = () => editor.setTheme(themeOf(page))
  const choice = new MutationObserver(wear)
  choice.observe(page, { attributeFilter: ['data-theme'] })
  wishes.addEventListener('change', wear)
  wear()
  return () => {
    choice.disconnect()
    wishes.removeEventListener('change', wear)
  }
}
