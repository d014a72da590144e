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
  colors: { ...clear, 'editorLineNumber.foreground': '#6b6762' },
})
editor.defineTheme('stateroom-dark', {
  base: 'vs-dark',
  inherit: true,
  rules: [],
  colors: { ...clear, 'editorLineNumber.foreground': '#9c9892' },
})

/** All editors of the page wear its theme, from now on and until the answer is called. */
export function followTheme(page: HTMLElement): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const wear = () => {
    const scheme = getComputedStyle(page).colorScheme
    const isDark = scheme === 'dark' || (scheme.includes('dark') && system.matches)
    editor.setTheme(isDark ? 'stateroom-dark' : 'stateroom-light')
  }
  const choice = new MutationObserver(wear)
  choice.observe(page, { attributeFilter: ['data-theme'] })
  system.addEventListener('change', wear)
  wear()
  return () => {
    choice.disconnect()
    system.removeEventListener('change', wear)
  }
}
